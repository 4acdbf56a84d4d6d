import type { Locator, Page } from '@playwright/test'

/** The marks of a pending screen, pending content, or a busy button. */
export const LOADING = '[data-arriving], [data-skeleton], [aria-busy=true]'

/** The loading indicators on a page: for a screen, for its content, for the answer to a button. */
export function loadingParts(page: Page): Locator {
  return page.locator(LOADING)
}
