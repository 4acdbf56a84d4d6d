import type { Locator, Page } from '@playwright/test'

/** A link of the main navigation. The page itself may have links of the same name. */
export function menuLink(page: Page, name: string | RegExp): Locator {
  return page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link', { name })
}
