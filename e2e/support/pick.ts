import type { Locator } from '@playwright/test'

/** Chooses an option of a list with a search, which long lists are. */
export async function pick(list: Locator, option: string | RegExp): Promise<void> {
  const page = list.page()
  // The device's own list stands in its place until its code has come.
  await list.and(page.locator('input')).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
