import { chooseFiles } from '#support/chooseFiles.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const subject = 'Bajadas de tensión por la noche en el piso'
const pdf = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }

test.describe('on a phone', () => {
  test.use(onPhone)

  test('marks the request with news, shows the answer and lowers the badge [RT-080 RT-081 SC-087 FL-127]', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('customer', '/requests')
    const tab = page.getByRole('navigation').getByRole('link', { name: /Solicitudes/ })
    await expect(tab).toContainText('1')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: subject })
    await expect(row).toContainText('Sin leer')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await expectAccessible('the list')
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/\/requests\/detail\?request=SR\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    const told = page.getByRole('list', { name: 'Qué ha pasado hasta ahora' })
    await expect(told.getByRole('listitem').filter({ hasText: 'Usted la registró' })).toContainText('parpadean')
    await expect(told.getByRole('listitem').filter({ hasText: 'Nuevo' })).toContainText('Un equipo medirá')
    await expect(told).toContainText('cuadro-electrico.png')
    await expect(page.getByRole('button', { name: 'Descargar cuadro-electrico.png' })).toBeVisible()
    await expect(tab).not.toContainText('1')

    await page.getByRole('main').getByRole('link', { name: 'Solicitudes' }).click()
    await expect(row).not.toContainText('Sin leer')
    await expect(page.getByText('Todo leído')).toBeVisible()
  })
})

test(
  'opens the request that a link names, and keeps a message and a document over a reload [RT-080]',
  { tag: '@cutLine' },
  async ({ as, page, world, expectAccessible }) => {
    await as('customer', '/requests?request=SR20260031')
    await expect(page).toHaveURL(/\/requests\/detail\?request=SR20260031$/)
    await page.getByRole('textbox', { name: 'Su mensaje' }).fill('Anoche volvió a pasar.')
    await page.keyboard.press('Control+Enter')
    const told = page.getByRole('list', { name: 'Qué ha pasado hasta ahora' })
    await expect(told).toContainText('Anoche volvió a pasar.')
    await expect(page.getByRole('textbox', { name: 'Su mensaje' })).toHaveValue('')
    // A file whose upload breaks off is stored only once.
    await world.fault({ operation: 'uploadDocument', malformed: 'broken', times: 1 })
    await chooseFiles(page, [pdf, { ...pdf, buffer: Buffer.from('%PDF-1.6\n') }])
    await expect(page.getByText('Entregado con la solicitud')).toHaveCount(2)
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible('a request')
    await page.reload()
    await expect(told).toContainText('Anoche volvió a pasar.')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar factura.pdf' }).first().click()
    expect((await saved).suggestedFilename()).toBe('factura.pdf')
  },
)
