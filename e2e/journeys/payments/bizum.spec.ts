import { toBizumCode, toPayment, pay } from '../../src/offlinePayment.ts'
import { expect, test } from '../../src/test.ts'

test('a visitor pays by Bizum with the code of the SMS, at the second try', async ({ page, world }) => {
  await toBizumCode(page)
  await expect(page.getByText('******678')).toBeVisible()
  const { code } = await world.message({ channel: 'sms', to: '612345678' })
  await page.getByLabel('Código del SMS').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirmar el pago' }).click()
  await expect(page.getByText('El código no es correcto o ha caducado')).toBeVisible()
  await page.reload()
  await page.getByLabel('Código del SMS').fill(code ?? '')
  await page.getByRole('button', { name: 'Confirmar el pago' }).click()
  await expect(page).toHaveURL(/\/successofflinepayment\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Pago realizado' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
})

test('three wrong codes refuse the payment, and another one can be started', async ({ page, world }) => {
  await toBizumCode(page)
  const { code } = await world.message({ channel: 'sms', to: '612345678' })
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await page.getByLabel('Código del SMS').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Confirmar el pago' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect.poll(async () => (await world.requests('confirmBizumPayment')).length).toBe(attempt)
  }
  await expect(page.getByText('hemos anulado el pago')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a pagar' }).click()
  await expect(page.getByRole('button', { name: /^Pagar \d/ })).toBeVisible()
})

test('another code replaces the one that did not come', async ({ page, world }) => {
  await toBizumCode(page)
  const first = await world.message({ channel: 'sms', to: '612345678' })
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(page.getByText('Le hemos enviado otro código')).toBeVisible()
  const { code } = await world.message({ channel: 'sms', to: '612345678', after: first.number })
  await page.getByLabel('Código del SMS').fill(code ?? '')
  await page.getByRole('button', { name: 'Confirmar el pago' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pago realizado' })).toBeVisible()
})

test('a phone without Bizum is told as it is left, and the card is a press away', async ({ page, world }) => {
  await toPayment(page)
  await page.getByRole('radio', { name: 'Bizum' }).check()
  const phone = page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' })
  await phone.fill('612 345 999')
  await phone.blur()
  await expect(page.getByText('Ese teléfono no tiene Bizum. Escriba otro o pague con tarjeta.')).toBeVisible()
  expect(await world.requests('startBizumPaymentOffline')).toEqual([])
  await page.getByRole('radio', { name: 'Tarjeta' }).check()
  await pay(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Pasarela de pago de pruebas' })).toBeVisible()
})

test('a phone that cannot receive the code is told before anything is sent', async ({ page, world }) => {
  await toPayment(page)
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }).fill('981 555 555')
  await pay(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' })).toHaveValue('981 555 555')
  expect(await world.requests('startBizumPaymentOffline')).toEqual([])
})
