import { expect, type Page } from '@playwright/test'

/** From the list of supplies to the consumption of one of them. */
export async function openConsumption(page: Page, supply: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: supply }).first().click()
  await expect(page).toHaveURL(/supplies\/detail/)
}
