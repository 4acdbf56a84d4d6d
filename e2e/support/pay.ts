import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The title of the provider's page for cards. */
export const cardPageTitle = { level: 1, name: 'Pasarela de pago de pruebas' } as const

/** Presses the button that pays. */
export function pay(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Pagar \d/ }).click()
}

/** Chooses Bizum and goes to the screen that asks for its code. */
export async function payByBizum(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await page.getByRole('textbox', { name: 'Teléfono móvil de Bizum' }).fill('612 34 56 78')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Confirme el pago' })).toBeVisible()
}
