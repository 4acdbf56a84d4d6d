import { readFileSync } from 'node:fs'
import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { changePath, goInside } from '#support/goInside.ts'
import { cardPageTitle, pay, payByBizum } from '#support/pay.ts'
import { persona } from '#support/persona.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const tabOf = (who: 'customer' | 'company' | 'prosumer', nth: number) =>
  supplyDetailPath(supplyCups(persona(who).userId, nth), 4)
const flat = tabOf('customer', 1)
/** The bill that the customer pays by hand. */
const unpaid = 'FE202602000001001'
const february = { name: 'febrero de 2026' } as const

/** Presses a button that saves a PDF. Returns the file name. */
async function savedPdf(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saved
  const start = readFileSync(await file.path()).subarray(0, 5)
  expect(start.toString()).toBe('%PDF-')
  return file.suggestedFilename()
}

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows a bill, saves its file, takes a card payment and saves the receipt as a PDF [SC-078]', async ({
    as,
    page,
    world,
  }) => {
    await as('customer', supplyDetailPath(supplyCups(persona('customer').userId, 1)))
    await page.getByRole('tab', { name: 'Facturas' }).click()
    await expect(page).toHaveURL(/tabValue=4/)
    await expect(page.getByText('hasta el 25 mar 2026: le quedan 9 días')).toBeVisible()
    await page.getByRole('link', february).click()
    await expect(page.getByRole('heading', { name: 'Factura de febrero de 2026' })).toBeFocused()
    await expect(page.getByText(/^Baja 2,59\s€ respecto a enero de 2026: /).first()).toBeVisible()

    expect(await savedPdf(page, 'Descargar el PDF')).toContain(unpaid)

    await page.getByRole('link', { name: /^Pagar 25,47/ }).click()
    // The button to pay is in view from the top of the page to its end.
    const button = page.getByRole('button', { name: /^Pagar 25,47/ })
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    await pay(page)
    await expect(page.getByRole('heading', cardPageTitle)).toBeVisible()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(page).toHaveURL(/tabValue=4&order=[\w-]+$/)
    await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
    await expect(page.getByText(unpaid).first()).toBeVisible()
    expect((await world.message({ to: 'lucia.ferreiro@correo.gal' })).subject).toBe('Pago recibido')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
    const order = new URL(page.url()).searchParams.get('order')
    expect(await savedPdf(page, 'Descargar justificante (PDF)')).toBe(`justificante-${order}.pdf`)
    await page.getByRole('link', { name: 'Todas las facturas' }).click()
    await expect(page.getByText('La factura de febrero de 2026 se pagó el 16 mar 2026. No debe nada.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pagar/ })).toHaveCount(0)
    // The earlier address of the payment opens again, and nothing is paid twice.
    await changePath(page, `${flat}&pay=${unpaid}`)
    await expect(page.getByText('No hay nada que pagar')).toBeVisible()
  })
})

test('charges nothing for a rejected card, awaits the word of the provider, and pays with the next', async ({
  as,
  page,
  context,
}) => {
  await as('customer', `${flat}&pay=${unpaid}`)
  await pay(page)
  await page.getByRole('button', { name: 'Rechazar el pago' }).click()
  await expect(page.getByText('El pago se ha rechazado')).toBeVisible()
  await expect(page.getByText('No se ha cobrado nada.')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a pagar' }).click()
  await pay(page)
  await expect(page.getByRole('heading', cardPageTitle)).toBeVisible()
  const provider = page.url()
  const order = new URL(provider).pathname.split('/').at(-1) ?? ''
  await page.goto(`${flat}&order=${order}`)
  await expect(page.getByRole('heading', { name: 'El pago aún no está confirmado' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(provider)
  await other.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
  await expect(page.getByRole('row', { name: /febrero de 2026.*Pagada/ })).toBeVisible()
})

test('pays by Bizum after two wrong codes and keeps the tries and the receipt over a reload', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', `${flat}&pay=${unpaid}`)
  await payByBizum(page)
  await expect(page.getByText('******678')).toBeVisible()
  await expectAccessible('the code')
  const code = (await world.message({ channel: 'sms', to: '612345678' })).code ?? ''
  const confirm = async (typed: string) => {
    await page.getByLabel('Código del SMS').fill(typed)
    await page.getByRole('button', { name: 'Confirmar el pago' }).click()
  }
  const wrong = code === '000000' ? '111111' : '000000'
  await confirm(wrong)
  await expect(page.getByText('Le quedan 2 intentos.')).toBeVisible()
  await page.reload()
  await confirm(wrong)
  await expect(page.getByText('Le queda 1 intento.')).toBeVisible()
  await confirm(code)
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeFocused()
  await expectAccessible('the receipt')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
})

test('tells a company of unpaid bills of its other supplies, and pays them at once', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('company', tabOf('company', 1))
  await expect(page.getByText(/^En sus otros suministros hay 2 facturas sin pagar: /)).toBeVisible()
  await page.getByRole('link', { name: 'Ver y pagar todas juntas' }).click()
  const pay = page.getByRole('button', { name: /^Pagar 2 facturas: / })
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible('several bills')
  const amount = /: (.+)$/.exec((await pay.textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('checkbox').first().uncheck()
  await expect(page.getByRole('button', { name: /^Pagar 1 factura: / })).toBeVisible()
  await page.getByRole('checkbox').first().check()
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Pagar 2 facturas' })).toBeFocused()
  await page.getByRole('button', { name: `Pagar ${amount}` }).click()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  expect(await world.requests('startCardPayment')).toHaveLength(1)
  await page.getByRole('link', { name: 'Todas las facturas' }).click()
  await expect(page.getByRole('tab', { name: 'Facturas', selected: true })).toBeVisible()
  await expect(page.getByText(/facturas? sin pagar/)).toHaveCount(0)
  await changePath(page, tabOf('company', 17))
  await expect(page.getByText(/se pagó el 16 mar 2026\. No debe nada\.$/)).toBeVisible()
})

test('pays an overdue bill from the dashboard, and offers to reconnect then', async ({ as, page, world }) => {
  await world.scenario('overdueBill', 'customer')
  await as('customer', '/dashboard')
  const waiting = page.getByRole('region', { name: 'Lo que necesita su atención' })
  await expect(waiting.getByText(/Son peajes y cargos de acceso, sin la energía\.$/)).toBeVisible()
  await waiting.getByRole('link', { name: 'Pagar' }).click()
  await expect(page.getByText(/^Son los peajes y cargos de acceso a la red\./)).toBeVisible()
  await pay(page)
  await page.getByRole('button', { name: /^Pagar [\d,]+\s€$/ }).click()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
  await goInside(page, '/dashboard')
  await expect(waiting.getByRole('button', { name: 'Reconectar' })).toBeVisible()
  await expect(waiting.getByRole('link', { name: 'Pagar' })).toHaveCount(0)
})

test('passes the accessibility checks on a debt, a bill, a payment and an unknown payment', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', flat)
  for (const { view, query, sign } of [
    { view: 'what is owed', query: '', sign: 'Importe pendiente' },
    { view: 'a bill', query: `&bill=${unpaid}`, sign: 'Qué incluye la factura' },
    { view: 'a payment', query: `&pay=${unpaid}`, sign: '¿Cómo quiere pagar?' },
    { view: 'an unknown payment', query: '&order=none', sign: 'No podemos confirmar este pago' },
  ]) {
    if (query !== '') await changePath(page, flat + query)
    await expect(page.getByText(sign).first()).toBeVisible()
    await expectAccessible(view)
  }
})
