import type { Page } from '@playwright/test'
import { cardPageTitle, pay, payByBizum } from './pay.ts'
import { expect } from './test.ts'

/** The bill that must be paid by hand, and the document of its holder. */
export const openBill = { nif: '12345678Z', factura: 'FE202602000001001' }
/** A paid bill of the same holder. */
export const paidBill = { nif: '12345678Z', factura: 'FE202601000001001' }

/** Fills in the first step and sends it. */
export async function findBill(page: Page, { nif, factura }: typeof openBill): Promise<void> {
  await page.getByRole('textbox', { name: 'NIF, NIE o CIF del titular' }).fill(nif)
  await page.getByRole('textbox', { name: 'Número de factura' }).fill(factura)
  await page.getByRole('button', { name: 'Buscar la factura' }).click()
}

/** Goes from the log-in to the amount due. */
export async function toPayment(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: /Pagar sin registrarse/ }).click()
  await findBill(page, openBill)
  await expect(page.getByRole('heading', { level: 1, name: 'Revise y pague' })).toBeFocused()
}

/** Chooses the card and goes to the provider's page. */
export async function toProvider(page: Page): Promise<void> {
  await toPayment(page)
  await pay(page)
  await expect(page.getByRole('heading', cardPageTitle)).toBeVisible()
}

/** Goes from the log-in to the screen that asks for the code of Bizum. */
export async function toBizumCode(page: Page): Promise<void> {
  await toPayment(page)
  await payByBizum(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme el pago' })).toBeVisible()
}

/** The payment as the tab stores it. */
export function kept(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['OfflinePaymentFlag', 'nif_factura', 'factura'].map((key) => [key, sessionStorage.getItem(key)]),
    ),
  )
}
