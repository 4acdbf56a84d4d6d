import type { Locator, Page } from '@playwright/test'

/** A section of the profile by its title. */
export const profileSection = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** Logs out through the user box. The user's first name opens the box. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
}
