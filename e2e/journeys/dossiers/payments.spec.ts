import type { Page } from '@playwright/test'
import { goInside } from '#support/goInside.ts'
import { findBill } from '#support/offlinePayment.ts'
import { cardPageTitle, pay, payByBizum } from '#support/pay.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const list = '/provisions/bills-list'
const paid = { name: 'Pago realizado' } as const

/** Opens the bills of the dossier client and goes to the payment of the open bill. */
async function toPayment(page: Page): Promise<string> {
  await page
    .getByRole('link', { name: /^Pagar \d/ })
    .first()
    .click()
  const title = page.getByRole('heading', { name: /^Pagar la factura FO/ })
  await expect(title).toBeFocused()
  return (await title.textContent())?.replace('Pagar la factura ', '') ?? ''
}

test.describe('on a phone', () => {
  test.use(onPhone)

  test('pays the works by card and shows a receipt that back and reload leave as it is [RT-059 RT-076 SC-092 FL-087]', async ({
    as,
    page,
    world,
  }) => {
    await as('dossierClient', list)
    await expect(page.getByText(/^Puede pagar la factura hasta el .+: le quedan? \d+ días?\.$/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pagadas' })).toBeVisible()
    const number = await toPayment(page)
    await pay(page)
    await expect(page.getByRole('heading', cardPageTitle)).toBeVisible()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(page).toHaveURL(/\/provisions\/payment\?dossier=EXP\d+&order=[\w-]+$/)
    await expect(page.getByRole('heading', paid)).toBeVisible()
    await expect(page.getByText(number).first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', paid)).toBeVisible()

    await page.getByRole('link', { name: 'Facturas del expediente' }).click()
    await expect(page.getByText('No debe nada por sus conexiones.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Pagar/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Ver el pago y su justificante' }).first().click()
    await expect(page).toHaveURL(/\/payments\?order=[\w-]+$/)
    await expect(page.getByRole('heading', paid)).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('heading', paid)).toBeVisible()
    await page.goto(`/provisions/payment?dossier=${number.replace('FO', 'EXP')}&bill=${number}`)
    await expect(page.getByText('Esta factura ya está pagada')).toBeVisible()
    expect(await world.requests('startCardPayment')).toHaveLength(1)
  })
})

test('pays by Bizum after a wrong code and keeps the tries and the receipt over a reload [SC-092 FL-087]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('dossierClient', list)
  await expect(page.getByRole('region', { name: 'Pagadas' })).toBeVisible()
  await expectAccessible('bills')
  await toPayment(page)
  await expectAccessible('payment')
  await payByBizum(page)
  await expectAccessible('code')
  const code = (await world.message({ channel: 'sms', to: '612345678' })).code ?? ''
  const confirm = async (typed: string) => {
    await page.getByLabel('Código del SMS').fill(typed)
    await page.getByRole('button', { name: 'Confirmar el pago' }).click()
  }
  await confirm(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Le quedan 2 intentos.')).toBeVisible()
  await page.reload()
  await confirm(code)
  await expect(page.getByRole('heading', paid)).toBeFocused()
  await expectAccessible('receipt')
  await page.reload()
  await expect(page.getByRole('heading', paid)).toBeVisible()
})

test('charges nothing for a rejected card, awaits the word of the provider, and pays with the next', async ({
  as,
  page,
  context,
}) => {
  await as('dossierClient', list)
  const number = await toPayment(page)
  await pay(page)
  await page.getByRole('button', { name: 'Rechazar el pago' }).click()
  await expect(page.getByText('El pago se ha rechazado')).toBeVisible()
  await page.getByRole('link', { name: 'Volver a pagar' }).click()
  await pay(page)
  await expect(page.getByRole('heading', cardPageTitle)).toBeVisible()
  const provider = page.url()
  const order = new URL(provider).pathname.split('/').at(-1) ?? ''
  await page.goto(`/provisions/payment?dossier=${number.replace('FO', 'EXP')}&order=${order}`)
  await expect(page.getByRole('heading', { name: 'El pago aún no está confirmado' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(provider)
  await other.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page.getByRole('heading', paid)).toBeVisible()
})

test('accepts a budget that a stranger without an account pays', async ({ as, page, world, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await as('dossierClient', '/provisions/detail?dossier=EXP202600001611&panel=panel3')
  await page.getByRole('button', { name: /^Aceptar/ }).click()
  await page.getByRole('button', { name: 'Sí, aceptar' }).click()
  await expect(page.getByText(/^Tiene hasta el .* para pagar/)).toBeVisible()
  await goInside(page, '/provisions/bills-list?dossier=EXP202600001611')
  await page.getByRole('button', { name: 'Enviar a quien paga' }).click()
  await expect(page.getByText('Mensaje copiado')).toBeVisible()
  const told = await page.evaluate(() => navigator.clipboard.readText())
  const number = /FO\d+/.exec(told)?.[0] ?? ''
  const document = /\b[XYZ]?\d{7,8}[A-Z]\b/.exec(told)?.[0] ?? ''
  const address = /https?:\S+\/offlinepayment/.exec(told)?.[0] ?? ''

  const stranger = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-sandbox': world.id } })
  const theirs = await stranger.newPage()
  await theirs.goto(address)
  await findBill(theirs, { nif: document, factura: number })
  await pay(theirs)
  await theirs.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(theirs.getByRole('heading', { level: 1, ...paid })).toBeVisible()
  await expect(theirs.getByText(number).first()).toBeVisible()
  await stranger.close()

  await page.goto('/provisions/detail?dossier=EXP202600001611')
  await expect(page.getByText('Cobrado').or(page.getByText('Pagado')).first()).toBeVisible()
  await goInside(page, '/provisions/bills-list?dossier=EXP202600001611')
  await expect(page.getByRole('region', { name: 'Pagadas' }).getByText(number)).toBeVisible()
})
