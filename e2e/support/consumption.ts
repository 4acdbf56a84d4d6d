import { supplyCups } from '@acometida/seed/supplies/supplies'
import { expect, type Page } from '@playwright/test'
import { persona } from './persona.ts'

/** Goes from the list of supplies to the consumption of one of them. */
export async function openConsumption(page: Page, supply: string | RegExp): Promise<void> {
  await page.getByRole('link', { name: supply }).first().click()
  await expect(page).toHaveURL(/supplies\/detail/)
}

/** Presses one option of a switch of views. People press its label, for the radio button itself is not drawn. */
export async function chooseView(page: Page, position: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${position}$`) })
    .click()
  await expect(page.getByRole('radio', { name: position, exact: true })).toBeChecked()
}

/** The flat of the customer. */
export const flat = supplyCups(persona('customer').userId, 1)

/** The supply whose contract is in the name of the persona without supplies. */
export const unboundCups = supplyCups(persona('unbound').userId, 1)
