import type { Locator, Page } from '@playwright/test'

/** A section of the profile by its title. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** Leaves through the box of the user, whose first name opens it. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
}
