import type { Locator, Page } from '@playwright/test'

/** What stands on a page for something that has not come: for a screen, for its content, for the answer to a button. */
export function loadingParts(page: Page): Locator {
  return page.locator('[data-arriving], [data-skeleton], [aria-busy=true]')
}
