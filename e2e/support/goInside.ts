import { expect, type Page } from '@playwright/test'

/** Changes the address inside the client to a path such as `/dashboard`, without a new page, as a link does. */
export async function changePath(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
}

/** Goes to another screen inside the client, and waits until its title has replaced the previous one. */
export async function goInside(page: Page, to: string): Promise<void> {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('h1')) title.dataset['former'] = ''
  })
  await changePath(page, to)
  await expect(page.locator('h1:not([data-former])'), `the title of ${to}`).toBeVisible()
}
