import { changePath, goInside } from '#support/goInside.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test('leads from the logo home, by way of the root [SC-025]', async ({ as, page }) => {
  await as('customer', '/profile')
  await page.getByRole('link', { name: 'Acometida, inicio' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('contracts the header beyond 67 pixels of scroll, but never on a phone [SC-036]', async ({ as, page }) => {
  await as('company', '/supplies')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  // It contracts by moving beyond the upper edge, so that the page below it stays where it is.
  const height = () => page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const full = await height()
  await scrollTo(67)
  expect(await page.evaluate(() => window.scrollY)).toBe(67)
  await expect.poll(height).toBe(full)
  await scrollTo(68)
  await expect.poll(height).toBe(full - 20)
  expect(await page.evaluate(() => window.scrollY)).toBe(68)
  await scrollTo(0)
  await expect.poll(height).toBe(full)

  await page.setViewportSize(onPhone.viewport)
  await expect(page.getByRole('navigation', { name: 'Accesos rápidos' })).toBeVisible()
  const onItsPhone = await height()
  await scrollTo(400)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await expect(page.getByRole('navigation', { name: 'Accesos rápidos' })).toBeVisible()
  expect(await height()).toBe(onItsPhone)
})

test('leads a visitor to the log-in, which on a desktop has no note of browsers [RO-066 SC-010]', async ({ page }) => {
  await page.goto('/supplies')
  for (const path of ['/supplies', '/profile', '/suppliesVinculation', '/what-is-new', '/profile/changePassword']) {
    if (path !== '/supplies') await changePath(page, path)
    await expect(page).toHaveURL(new RegExp(`/login\\?redirectTo=${encodeURIComponent(path)}$`))
    await expect(page.getByRole('textbox')).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /navegadores compatibles/ })).toHaveCount(0)
})

test('opens public pages for a visitor [RO-066]', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of [
    '/login/reset',
    '/signup',
    '/pre-signup',
    '/faqs',
    '/version-enforcer',
    '/not-found',
    // This address comes last, because leaving it leads to the log-in.
    '/offlinepayment',
  ]) {
    await goInside(page, path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test.describe('on a phone', () => {
  test.use(onPhone)

  test('hides the tabs of staff behind a burger [SC-027]', async ({ as, page }) => {
    await as('agent', '/version-enforcer')
    const tabs = page.getByRole('navigation', { name: 'Navegación principal' })
    await expect(tabs).toBeHidden()
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await tabs.getByRole('link', { name: 'Preguntas frecuentes' }).click()
    await expect(page).toHaveURL(/\/faqs$/)
  })

  test('tells at the log-in which browsers work [SC-010]', async ({ page, expectAccessible }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: /navegadores compatibles/ }).click()
    await expect(page.getByRole('dialog', { name: 'Navegadores compatibles' })).toContainText('Firefox')
    await expectAccessible('the dialog of the browsers')
  })
})
