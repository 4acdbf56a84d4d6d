import type { Page } from '@playwright/test'
import { goInside } from '#support/goInside.ts'
import { findBill, kept, openBill, paidBill, toPayment, toProvider } from '#support/offlinePayment.ts'
import { pay } from '#support/pay.ts'
import { expect, test } from '#support/test.ts'

/** On a phone the amount can be paid at once, and the button does not cover the end of the page. */
async function expectToPayAtOnceOnAPhone(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 600 })
  const button = page.getByRole('button', { name: /^Pagar \d/ })
  await expect(button).toBeInViewport({ ratio: 1 })
  // The page gets its space below the button one frame after the button appears.
  const endsAbove = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [footer, act] = [await page.getByRole('contentinfo').boundingBox(), await button.boundingBox()]
    return footer !== null && act !== null && footer.y + footer.height < act.y
  }
  await expect.poll(endsAbove).toBe(true)
  if (before) await page.setViewportSize(before)
}

const paid = { level: 1, name: 'Pago realizado' } as const

test('pays a bill by card from the log-in to the receipt, and asks for no second payment [RT-021 RT-022 SC-091]', async ({
  page,
  world,
}) => {
  await toPayment(page)
  await expect(page.getByText(openBill.factura)).toBeVisible()
  await expect(page.getByText('Lucía')).toHaveCount(0)
  await expectToPayAtOnceOnAPhone(page)
  const amount = (await page.getByText(/^\d+,\d\d\s€$/).textContent()) ?? ''
  await pay(page)
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page).toHaveURL(/\/successofflinepayment\/[\w-]+$/)
  await expect(page.getByRole('heading', paid)).toBeVisible()
  await expect(page.getByText(amount)).toBeVisible()
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(page.getByText(order)).toBeVisible()
  expect(await kept(page)).toEqual({ OfflinePaymentFlag: null, nif_factura: null, factura: null })
  expect((await world.message({ to: 'lucia.ferreiro@correo.gal' })).subject).toBe('Pago recibido')
  // The payment is verified again when the page opens again, and the way back pays nothing.
  await page.reload()
  await expect(page.getByRole('heading', paid)).toBeVisible()
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/offlinepayment')
  await findBill(page, openBill)
  await expect(page.getByText('Esta factura no tiene nada que pagar')).toBeVisible()
})

test('tells that a card payment was left, rejected or timed out, and pays with the next one', async ({
  page,
  expectAccessible,
}) => {
  await toProvider(page)
  await page.goBack()
  await pay(page)
  for (const { what, button, words } of [
    { what: 'refused', button: 'Rechazar el pago', words: 'El pago se ha rechazado' },
    { what: 'timed out', button: 'Dejar que caduque', words: 'El tiempo para pagar ha terminado' },
  ]) {
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/\/offlinepayment\?step=pay$/)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('No se ha cobrado nada.')).toBeVisible()
    await expect(page.getByText(openBill.factura)).toBeVisible()
    if (what === 'refused') await expectAccessible(what)
    await pay(page)
  }
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', paid)).toBeVisible()
  await expectAccessible('the receipt')
})

test('tells at the field that bill and document do not match, and that a bill is already paid', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/offlinepayment')
  await findBill(page, { ...openBill, nif: '12345678A' })
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByText('El documento no es válido')).toBeVisible()
  await expectAccessible('refused')
  await findBill(page, { ...openBill, factura: 'FE202602999999999' })
  await expect(page.getByRole('alert').getByText('No encontramos ninguna factura')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('textbox', { name: 'Número de factura' })).toHaveValue('FE202602999999999')
  await findBill(page, { nif: ' 12.345.678-z ', factura: ' fe2026 0200 0001001 ' })
  await expect(page.getByRole('heading', { level: 1, name: 'Revise y pague' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Número de factura' })).toHaveValue(openBill.factura)
  await findBill(page, paidBill)
  await expect(page.getByText('ya está pagada o se cobra por domiciliación')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
  await expectAccessible('nothing to pay')
  await page.getByRole('main').getByRole('link', { name: 'Buscar otra factura' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pague su factura' })).toBeFocused()
})

test('tells that an order is not paid yet, and confirms nothing for an unknown one', async ({
  page,
  expectAccessible,
}) => {
  await toProvider(page)
  const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/successofflinepayment/${order}`)
  await expect(page.getByRole('heading', { level: 1, name: 'El pago aún no está confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al pago' }).click()
  await expect(page.getByText(openBill.factura)).toBeVisible()
  await goInside(page, '/successofflinepayment/none')
  await expect(page.getByRole('heading', { level: 1, name: 'No podemos confirmar este pago' })).toBeVisible()
  await expect(page.getByText('Pago realizado')).toHaveCount(0)
  await expectAccessible('unknown')
})

test('pays in English from the log-in to the receipt, on the page of the provider too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  await page.goto('/login')
  await page.getByRole('link', { name: /Pay without registering/ }).click()
  await page.getByRole('textbox', { name: 'NIF, NIE or CIF of the holder' }).fill(openBill.nif)
  await page.getByRole('textbox', { name: 'Bill number' }).fill(openBill.factura)
  await page.getByRole('button', { name: 'Find the bill' }).click()
  await page.getByRole('button', { name: /^Pay €\d/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Test payment page' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment made' })).toBeVisible()
})
