import { writeFileSync } from 'node:fs'
import { goInside } from '#support/goInside.ts'
import { menuLink } from '#support/menuLink.ts'
import { expect, test } from '#support/test.ts'

test("answers a visitor's question, tells what the browser keeps, and links the app stores [RT-037 RT-039 RT-041 SC-109]", async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Ayuda' }).click()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.getByRole('searchbox', { name: 'Buscar en las preguntas' }).fill('excedentes placas')
  await expect(page.getByRole('status').filter({ hasText: 'pregunta' })).toHaveText('1 pregunta')
  await page.getByText('¿Dónde veo los excedentes de mis placas?').click()
  await expect(page.getByText(/código de autoconsumo \(CAU\)/)).toBeVisible()
  await page.getByRole('searchbox').fill('piscina')
  await expect(page.getByText('Ninguna pregunta coincide con la búsqueda')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todas las preguntas' }).click()
  await expect(page.getByRole('heading', { name: 'Conexiones nuevas' })).toBeVisible()

  await page.getByRole('link', { name: 'Política de cookies' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de cookies')
  await expect(page.getByText(/Su contraseña no se guarda nunca/)).toBeVisible()

  await goInside(page, '/version-enforcer')
  await expect(page.getByText('Hace falta la versión 4.0.0 o posterior.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Actualizar en Google Play' })).toHaveAttribute(
    'href',
    /play\.google\.com/,
  )
  await expect(page.getByRole('link', { name: 'Actualizar en App Store' })).toHaveAttribute('href', /apps\.apple\.com/)
})

test('shows a customer the frequent questions as a tab, in Galician [RT-037 LA-003]', async ({ as, page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'gl'))
  await as('customer', '/dashboard')
  await menuLink(page, 'Preguntas frecuentes').click()
  await expect(page.getByText('Por que aparece unha lectura estimada?')).toBeVisible()
})

test('marks news until they were seen, and leads to them', async ({ as, page }) => {
  await as('customer', '/dashboard')
  const menu = page.getByRole('button', { name: /Lucía/ })
  await menu.click()
  await page.getByRole('link', { name: 'Novedades sin ver' }).click()
  await expect(page).toHaveURL(/\/what-is-new$/)
  await expect(page.getByText('Nuevo', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Respuestas a mano' })).toBeVisible()
  await expect(page.getByText('Nuevo', { exact: true })).toHaveCount(0)
  await menu.click()
  await expect(page.getByRole('link', { name: 'Novedades', exact: true })).toBeVisible()
})

const TEN_MB = 10 * 1024 * 1024

test('checks a photograph before it is sent, without the server [RT-040]', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto('/photos-poc')
  await expect(page.getByRole('heading', { level: 1, name: 'Compruebe una foto' })).toBeVisible()
  const before = (await world.requests()).length
  // Files of the disk: ten megabytes handed over to the page by value take too long on a busy machine.
  const photos = {
    'contador.jpg': '\xFF\xD8\xFF\xE0',
    'contador.heic': 'ftypheic',
    'enorme.jpg': 'x'.repeat(TEN_MB + 1),
  }
  const paths = Object.entries(photos).map(([name, bytes]) => {
    writeFileSync(test.info().outputPath(name), bytes, 'latin1')
    return test.info().outputPath(name)
  })
  await page.getByLabel('Hacer o elegir una foto').setInputFiles(paths)
  const photo = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(photo('contador.jpg')).toContainText('Se puede enviar')
  await expect(photo('contador.heic')).toContainText('Guárdela como JPG o PNG')
  await expect(photo('enorme.jpg')).toContainText('Puede tener 10 MB como máximo')
  await expectAccessible('the checked photographs')
  expect(await world.requests()).toHaveLength(before)
})
