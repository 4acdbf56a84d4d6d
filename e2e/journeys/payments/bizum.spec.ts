import type { Page } from '@playwright/test'
import { toBizumCode, toPayment } from '#support/offlinePayment.ts'
import { cardPageTitle, pay } from '#support/pay.ts'
import { expect, test } from '#support/test.ts'

const paid = { level: 1, name: 'Pago realizado' } as const

async function confirm(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código del SMS').fill(code)
  await page.getByRole('button', { name: 'Confirmar el pago' }).click()
}

/** A code that is certainly wrong. */
const wrong = (right: string | null) => (right === '000000' ? '111111' : '000000')

test('pays by Bizum after a wrong code and a reload, with a second code', async ({ page, world, expectAccessible }) => {
  await toBizumCode(page)
  await expect(page.getByText('******678')).toBeVisible()
  await expectAccessible('the code')
  const first = await world.message({ channel: 'sms', to: '612345678' })
  await confirm(page, wrong(first.code))
  await expect(page.getByText('El código no es correcto o ha caducado')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(page.getByText('Le hemos enviado otro código')).toBeVisible()
  const { code } = await world.message({ channel: 'sms', to: '612345678', after: first.number })
  await confirm(page, code ?? '')
  await expect(page).toHaveURL(/\/successofflinepayment\/[\w-]+$/)
  await expect(page.getByRole('heading', paid)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
})

test('cancels a payment after three wrong codes or with its session, and offers another', async ({ page, world }) => {
  await toBizumCode(page)
  const { code: right } = await world.message({ channel: 'sms', to: '612345678' })
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await confirm(page, wrong(right))
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect.poll(async () => (await world.requests('confirmBizumPayment')).length).toBe(attempt)
  }
  await expect(page.getByText('hemos anulado el pago')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a pagar' }).click()
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }).fill('612 34 56 79')
  await pay(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme el pago' })).toBeVisible()
  await world.advance(901)
  await confirm(page, '123456')
  await expect(page.getByText('este pago ya no se puede confirmar')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a pagar' }).click()
  await expect(page.getByRole('button', { name: /^Pagar \d/ })).toBeVisible()
})

test('rejects a phone that gets no code or has no Bizum before sending, and pays by card instead', async ({
  page,
  world,
  expectAccessible,
}) => {
  await toPayment(page)
  await page.getByRole('radio', { name: 'Bizum' }).check()
  const phone = page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' })
  await phone.fill('981 555 555')
  await pay(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(phone).toHaveValue('981555555')
  await expectAccessible('a phone that is none')
  await phone.fill('612 345 999')
  await phone.blur()
  await expect(page.getByText('Ese teléfono no tiene Bizum. Escriba otro o pague con tarjeta.')).toBeVisible()
  expect(await world.requests('startBizumPaymentOffline')).toEqual([])
  await page.getByRole('radio', { name: 'Tarjeta' }).check()
  await pay(page)
  await expect(page.getByRole('heading', cardPageTitle)).toBeVisible()
})
