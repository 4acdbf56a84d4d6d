import type { Page } from '@playwright/test'

/** The buttons of the simulated provider's page. */
const OUTCOMES = { paid: 'Pagar', refused: 'Rechazar el pago', expired: 'Dejar que caduque' } as const

/** The password of all seeded people. */
export const PASSWORD = 'Farola#29a'

/**
 * Completes both steps of the log-in screen, which the page shows in Spanish.
 * @param identifier a document or a user code, such as `12345678Z`
 */
export async function fillLogIn(page: Page, identifier: string, password: string = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' }).fill(identifier)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Types the code of the second factor and sends it. `world.code()` is the one of the newest message. */
export async function fillCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de verificación').fill(code)
  await page.getByRole('button', { name: 'Verificar' }).click()
}

/**
 * Pays by card from the page of a bill, or from its payment, and lets the simulated provider end it. The page then
 * shows the outcome.
 */
export async function payBill(page: Page, outcome: keyof typeof OUTCOMES = 'paid'): Promise<void> {
  const link = page.getByRole('link', { name: /^Pagar \d/ })
  const button = page.getByRole('button', { name: /^Pagar \d/ })
  await link.or(button).first().waitFor()
  if ((await link.count()) > 0) await link.first().click()
  await button.click()
  await page.getByRole('button', { name: OUTCOMES[outcome], exact: true }).click()
}
