import { expect, type Page } from '@playwright/test'

/** The box in which staff look for people. */
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: /^Documento, correo/ })

/** The bar above every page while staff act for somebody. */
export const actingBar = (page: Page) => page.getByRole('complementary', { name: 'Está actuando en nombre de' })

/** Searches for a person by a typed text. */
export async function findPerson(page: Page, typed: string): Promise<void> {
  await searchBox(page).fill(typed)
  await page.keyboard.press('Enter')
}

/** Finds a person by a typed text, and opens their area. */
export async function actFor(page: Page, typed: string): Promise<void> {
  await findPerson(page, typed)
  await actForTheOne(page)
}

/** Opens the area of the only person found. */
export async function actForTheOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Actuar en su nombre' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Actuar por / })
    .click()
  await expectArea(page)
}

/** Waits for the area of the person that staff act for. */
export async function expectArea(page: Page): Promise<void> {
  await expect(actingBar(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('¿Quién llama?')
}
