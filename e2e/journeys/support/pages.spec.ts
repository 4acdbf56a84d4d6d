import { goInside } from '#src/goInside.ts'
import { menuLink } from '#src/menuLink.ts'
import { expect, test } from '#src/test.ts'

test('a visitor finds an answer behind the help button, what is kept in the browser at the foot, and the stores of the app [RT-037 RT-039 RT-041 SC-109]', async ({
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

test('a customer has the questions as a tab, in Galician [RT-037 LA-003]', async ({ as, page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'gl'))
  await as('customer', '/dashboard')
  await menuLink(page, 'Preguntas frecuentes').click()
  await expect(page.getByText('Por que aparece unha lectura estimada?')).toBeVisible()
})

test('what is new is marked until it was seen, and leads to it', async ({ as, page }) => {
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

test('a photograph is checked before it is sent, and stays on the device [RT-040]', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto('/photos-poc')
  await expect(page.getByRole('heading', { level: 1, name: 'Compruebe una foto' })).toBeVisible()
  const before = (await world.requests()).length
  await page.getByLabel('Hacer o elegir una foto').setInputFiles([
    { name: 'contador.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
    { name: 'contador.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
    { name: 'enorme.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) },
  ])
  const photo = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(photo('contador.jpg')).toContainText('Se puede enviar')
  await expect(photo('contador.heic')).toContainText('Guárdela como JPG o PNG')
  await expect(photo('enorme.jpg')).toContainText('Puede tener 10 MB como máximo')
  await expectAccessible('the checked photographs')
  expect(await world.requests()).toHaveLength(before)
})
