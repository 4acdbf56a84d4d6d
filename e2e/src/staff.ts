import { expect, type Page } from '@playwright/test'

/** The box in which staff look for people. */
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: /^Documento, correo/ })

/** The bar that stands above every page while somebody is acted for. */
export const actingBar = (page: Page) => page.getByRole('complementary', { name: 'Está actuando en nombre de' })

/** Looks for somebody by what is typed. */
export async function findPerson(page: Page, typed: string): Promise<void> {
  await searchBox(page).fill(typed)
  await page.keyboard.press('Enter')
}

/** Finds somebody by what is typed, and opens their area. */
export async function actFor(page: Page, typed: string): Promise<void> {
  await findPerson(page, typed)
  await page.getByRole('button', { name: 'Actuar en su nombre' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Actuar por / })
    .click()
  await expect(actingBar(page)).toBeVisible()
}
