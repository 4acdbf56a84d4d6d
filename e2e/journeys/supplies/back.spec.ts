import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const list = (path: string) => new RegExp(`${path}$`)

test.describe('on a phone', () => {
  test.use(onPhone)

  test('returns by Back to the supply left in a list of forty, in position and focus', async ({ as, page }) => {
    await as('company', '/supplies')
    await page.getByRole('button', { name: 'Ver 12 más' }).click()
    await page.getByRole('button', { name: 'Ver 12 más' }).click()
    const left = page.locator('main li a[href^="/supplies/detail"]').nth(30)
    await left.scrollIntoViewIfNeeded()
    const [href, top] = [await left.getAttribute('href'), await page.evaluate(() => window.scrollY)]
    expect(top).toBeGreaterThan(1_000)
    await left.click()
    await expect(page).toHaveURL(/\/supplies\/detail/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(list('/supplies'))
    await expect(page.locator(`main li a[href="${href}"]`).first()).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  })
})

test('returns by Back from a bill to its place in the list of bills', async ({ as, page }) => {
  await as('customer', '/supplies')
  await page.locator('main a[href*="/supplies/detail"]').first().click()
  await page.getByRole('tab', { name: 'Facturas' }).click()
  const bill = page.locator('main a[href*="bill="]').nth(8)
  await bill.scrollIntoViewIfNeeded()
  const [href, top] = [await bill.getAttribute('href'), await page.evaluate(() => window.scrollY)]
  await bill.click()
  await expect(page).toHaveURL(/bill=/)
  await page.goBack()
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

for (const from of ['/supplies', '/requests'])
  test(`returns to ${from} by Back at once after the logo, while the root still opens`, async ({ as, page }) => {
    await as('customer', from)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click()
      setTimeout(() => history.back(), 30)
    })
    await expect(page).toHaveURL(list(from))
    // The root had its chance to go on.
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(list(from))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
