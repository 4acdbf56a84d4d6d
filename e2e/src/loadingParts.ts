import type { Locator, Page } from '@playwright/test'

/** The marks of what is still to come: of a screen, of content, of a button at work. */
export const LOADING = '[data-arriving], [data-skeleton], [aria-busy=true]'

/** What stands on a page for something that has not come: for a screen, for its content, for the answer to a button. */
export function loadingParts(page: Page): Locator {
  return page.locator(LOADING)
}
