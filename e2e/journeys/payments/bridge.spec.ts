import { findBill, kept, openBill, toPayment } from '#support/offlinePayment.ts'
import { pay } from '#support/pay.ts'
import { enter, expect, test } from '#support/test.ts'

const nothing = { OfflinePaymentFlag: null, nif_factura: null, factura: null }

test('ends the session of the payment on the way out, and lets its public credentials open nothing [FL-021 RO-078]', async ({
  page,
}) => {
  for (const link of ['Volver al inicio de sesión', 'Acometida, inicio']) {
    await toPayment(page)
    await page.goBack()
    expect((await kept(page))['OfflinePaymentFlag']).toBe('1')
    await page.evaluate(() => Object.assign(window, { before: true }))
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Entre en su área' })).toBeVisible()
    expect(await page.evaluate(() => 'before' in window), `${link} loads the page anew`).toBe(false)
    expect(await kept(page), link).toEqual(nothing)
  }
  await toPayment(page)
  await page.goto('/supplies')
  await expect(page).toHaveURL(/\/login$/)
  expect(await kept(page), 'a typed address').toEqual(nothing)
  await enter(page, '70999999', 'Farola#29a')
  await expect(page.getByRole('textbox', { name: /código de usuario/ })).toHaveValue('')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('keeps the input of either step of a payment over a reload', async ({ page, world }) => {
  await page.goto('/offlinepayment')
  await page.getByRole('textbox', { name: 'Número de factura' }).fill(openBill.factura)
  // A reload while the session is being opened would correctly open another one.
  await expect.poll(async () => (await kept(page))['OfflinePaymentFlag']).toBe('1')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Número de factura' })).toHaveValue(openBill.factura)
  await findBill(page, openBill)
  await page.getByRole('button', { name: /^Pagar \d/ }).waitFor()
  await page.reload()
  await expect(page.getByText(openBill.factura)).toBeVisible()
  expect(await world.requests('logIn')).toHaveLength(1)
})

test('replaces a session that ends during the payment without losing the input', async ({ page, world }) => {
  await page.clock.install()
  await page.goto('/offlinepayment')
  await page.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' }).fill(openBill.nif)
  await expect.poll(async () => (await world.requests('logIn')).length).toBe(1)
  await world.advance(901)
  await findBill(page, openBill)
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }).fill('612345678')
  await page.clock.fastForward(901_000)
  await world.advance(901)
  await pay(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme el pago' })).toBeVisible()
  expect(await world.requests('logIn')).toHaveLength(3)
})

test('pays beside the session of a logged-in user, in this tab and in others', async ({ page, logIn }) => {
  await logIn('customer')
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await page.context().newPage()
  await other.goto('/offlinepayment')
  await findBill(other, openBill)
  await expect(other.getByRole('button', { name: /^Pagar \d/ })).toBeVisible()
  await other.goto('/')
  await expect(other).toHaveURL(/\/dashboard$/)
  expect(await kept(other)).toEqual(nothing)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Lucía/ })).toBeVisible()
})

test('tells that paying without registration fails, retries, and waits without a connection', async ({
  page,
  world,
}) => {
  await world.fault({ operation: 'logIn', status: 503 })
  await page.goto('/offlinepayment')
  await page.getByRole('textbox', { name: 'Número de factura' }).fill(openBill.factura)
  await expect(page.getByText('Ahora no es posible pagar sin registrarse')).toBeVisible()
  await world.mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Ahora no es posible pagar sin registrarse')).toBeHidden()

  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' }).fill(openBill.nif)
  await expect(page.getByText('Sin conexión: podrá enviarlo en cuanto vuelva.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar la factura' })).toBeDisabled()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Buscar la factura' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revise y pague' })).toBeVisible()
})

test('opens legal pages, contact and help beside the payment, and keeps the input', async ({ page }) => {
  await page.goto('/offlinepayment')
  const bill = page.getByRole('textbox', { name: 'Número de factura' })
  await bill.fill(openBill.factura)
  await expect.poll(async () => (await kept(page))['OfflinePaymentFlag']).toBe('1')
  const names = [...(await page.getByRole('contentinfo').getByRole('link').allTextContents()), 'Ayuda']
  expect(names).toHaveLength(6)
  for (const name of names) {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name }).press('Enter')
    const beside = await opening
    await expect(beside.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect(beside).not.toHaveURL(/login|offlinepayment/)
    await beside.close()
    await expect(bill, name).toHaveValue(openBill.factura)
    expect((await kept(page))['OfflinePaymentFlag'], name).toBe('1')
  }
  await expect(page).toHaveURL(/\/offlinepayment$/)
})
