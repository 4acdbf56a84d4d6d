import { findBill, openBill, paidBill, pay, toBizumCode, toProvider } from '../../src/offlinePayment.ts'
import { expect, test } from '../../src/test.ts'

test('finding a bill is accessible, also with errors', async ({ page, expectAccessible }) => {
  await page.goto('/offlinepayment')
  await findBill(page, { nif: '1', factura: '' })
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible('refused')
  await findBill(page, paidBill)
  await expect(page.getByText('Esta factura no tiene nada que pagar')).toBeVisible()
  await expectAccessible('nothing to pay')
})

test('paying by Bizum is accessible, with its code', async ({ page, expectAccessible }) => {
  await page.goto('/offlinepayment')
  await findBill(page, openBill)
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await pay(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible('a phone is missing')
  await toBizumCode(page)
  await expectAccessible('code')
})

test('a refused payment and a receipt are accessible', async ({ page, expectAccessible }) => {
  await toProvider(page)
  await page.getByRole('button', { name: 'Rechazar el pago' }).click()
  await expect(page.getByText('El pago se ha rechazado')).toBeVisible()
  await expectAccessible('refused')
  await pay(page)
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pago realizado' })).toBeVisible()
  await expectAccessible('receipt')
})

test('an unknown payment is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/successofflinepayment/none')
  await expect(page.getByRole('heading', { level: 1, name: 'No podemos confirmar este pago' })).toBeVisible()
  await expectAccessible('unknown')
})
