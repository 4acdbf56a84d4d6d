import type { Page } from '@playwright/test'
import { chooseFiles } from '#support/chooseFiles.ts'
import { goInside } from '#support/goInside.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const comment = 'Desde el lunes parpadean las luces de la cocina.'
const pdf = { name: 'cuadro.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()

/** Answers all steps and stops before sending. */
async function answerAll(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Dígalo con sus palabras' }).fill('parpadea')
  await page.getByRole('radio', { name: /Caídas de tensión/ }).check()
  await next(page)
  await page.getByRole('radio', { name: /Piso de Santiago/ }).check()
  await page.getByRole('textbox', { name: 'Qué ha pasado' }).fill(comment)
  await chooseFiles(page, pdf)
  await expect(page.getByText('Subido; se entrega al enviar la solicitud')).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Revise su solicitud' })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use(onPhone)

  test('answers what is asked most before a request is written, and registers none', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('customer', '/requests')
    const requests = page.getByRole('main').getByRole('listitem')
    await expect(requests.first()).toBeVisible()
    const count = await requests.count()
    await page.getByRole('link', { name: 'Nueva solicitud' }).click()
    await page.getByRole('searchbox', { name: 'Dígalo con sus palabras' }).fill('trámite')
    await page.getByRole('radio', { name: /Estado de un expediente/ }).check()
    await next(page)
    await expect(page.getByText('Cada expediente dice cómo va')).toBeVisible()
    await expectAccessible('the answer of a dossier')
    await page.getByRole('link', { name: /^Ver cómo va: .*espera su respuesta/ }).click()
    await expect(page.getByText(/^Tiene hasta el .* para aceptar/)).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Sí, ya está' }).click()
    await expect(page.getByText('No hemos registrado ninguna solicitud.')).toBeVisible()
    await goInside(page, '/requests')
    await expect(requests).toHaveCount(count)
  })

  test('registers a request with a comment and a document, and shows it with both [RT-082 SC-088 FL-086]', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('customer', '/requests')
    await page.getByRole('link', { name: 'Nueva solicitud' }).click()
    await expect(page).toHaveURL(/\/requests\/add$/)
    await expect(page.getByRole('radio').first()).toBeVisible()
    await expectAccessible('what it is about')
    await page.getByRole('radio', { name: /Duplicado/ }).check()
    await next(page)
    await expect(page.getByRole('link', { name: /Ver facturas/ }).first()).toBeVisible()
    await expectAccessible('what can be done at once')
    await page.goBack()
    await answerAll(page)
    await expect(page.getByText('cuadro.pdf')).toBeVisible()
    await expectAccessible('everything before it is sent')
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hemos registrado su solicitud' })).toBeVisible()
    await expect(page.getByText(/Le responderemos antes del miércoles 18 de marzo de 2026/)).toBeVisible()
    await expectAccessible('raised')
    await page.getByRole('link', { name: 'Ver la solicitud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: comment })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Qué ha pasado hasta ahora' })).toContainText(comment)
    await expect(page.getByRole('button', { name: 'Descargar cuadro.pdf' })).toBeVisible()
    await expect(page.getByText('Calidad del suministro: Caídas de tensión')).toBeVisible()
  })
})

test('raises a request in six clicks from the list of requests', async ({ as, page }) => {
  await as('customer', '/requests')
  let clicks = 0
  const click = async (role: 'link' | 'button' | 'radio', name: string | RegExp) => {
    await page.getByRole(role, { name }).click()
    clicks += 1
  }
  await click('link', 'Nueva solicitud')
  await page.getByRole('searchbox', { name: 'Dígalo con sus palabras' }).fill('parpadea')
  await click('radio', /Caídas de tensión/)
  await click('button', 'Continuar')
  await click('radio', /Piso de Santiago/)
  await page.getByRole('textbox', { name: 'Qué ha pasado' }).fill(comment)
  await click('button', 'Continuar')
  await click('button', 'Enviar solicitud')
  await expect(page.getByRole('heading', { level: 1, name: 'Hemos registrado su solicitud' })).toBeVisible()
  expect(clicks).toBe(6)
})

test(
  'registers a request once when the connection breaks and it is sent again',
  { tag: '@cutLine' },
  async ({ as, page, world }) => {
    // The fault has no `times`, because Chromium itself repeats a call whose connection breaks.
    await world.fault({ operation: 'createServiceRequest', malformed: 'broken' })
    await as('customer', '/requests/add')
    await answerAll(page)
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('No sabemos si su solicitud ha llegado')).toBeVisible()
    await world.mend()
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hemos registrado su solicitud' })).toBeVisible()
    await goInside(page, '/requests')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: comment })).toHaveCount(1)
  },
)

test('walks a list of forty supplies by the keyboard, tells what it finds and returns the focus', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('company', '/requests/add')
  await page.getByRole('searchbox', { name: 'Dígalo con sus palabras' }).fill('parpadea')
  await page.getByRole('radio', { name: /Caídas de tensión/ }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  const list = page.getByRole('combobox', { name: 'Suministro o expediente' }).and(page.locator('input'))
  await list.press('Enter')
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('textbox', { name: /Escriba para filtrar/ })).toBeFocused()
  await expectAccessible('the list, open')
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await expect(list).toHaveAttribute('aria-expanded', 'false')
  await list.click()
  await page.getByRole('textbox', { name: /Escriba para filtrar/ }).fill('rúa')
  const options = page.getByRole('listbox').getByRole('option')
  const found = page.getByRole('status').filter({ hasText: /^\d+ resultados$/ })
  await expect(options).toHaveCount(Number.parseInt(await found.innerText(), 10))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = options.nth(1)
  await expect(second).toBeFocused()
  const name = await second.textContent()
  await page.keyboard.press('Enter')
  await expect(list).toBeFocused()
  await expect(list).toHaveValue(name ?? '')
})
