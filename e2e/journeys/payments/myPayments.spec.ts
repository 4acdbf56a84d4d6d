import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { goInside } from '#support/goInside.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('lists earlier payments, filters them, saves a receipt again and opens one payment [OP-059]', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('customer', paths.dashboard)
    await page.getByRole('button', { name: /Lucía Ferreiro/ }).click()
    await page.getByRole('link', { name: 'Mis pagos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mis pagos' })).toBeVisible()
    await expect(page.getByText('Rechazado').last()).toBeVisible()
    await expectAccessible('the list')
    await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Pagado' })
    await expect(page).toHaveURL(/\/payments\?state=paid$/)
    await expect(page.getByRole('main').getByText(/^Factura FE/)).toHaveCount(1)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Justificante del pago del 12 feb 2026/ }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('link', { name: '12 feb 2026' }).click()
    await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
    await expectAccessible('one of them')
    await page.goBack()
    await expect(page).toHaveURL(/\/payments\?state=paid$/)
  })
})

test('leads from a bill paid by card to its payment', async ({ as, page }) => {
  await as('customer', paths.payments)
  const numbers = await page
    .getByText(/^Factura FE/)
    .first()
    .textContent()
  const bill = numbers?.replace('Factura ', '') ?? ''
  await goInside(page, '/supplies')
  await page
    .getByRole('link', { name: /Piso de Santiago/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Facturas' }).click()
  await page
    .getByRole('row', { name: new RegExp(bill) })
    .getByRole('link')
    .click()
  await page.getByRole('link', { name: 'Ver el pago y su justificante' }).click()
  await expect(page).toHaveURL(/\/payments\?order=PG-0000-0000-0002$/)
  await expect(page.getByText(bill)).toBeVisible()
})
