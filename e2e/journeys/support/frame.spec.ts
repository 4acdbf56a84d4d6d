import { expect, test } from '../../src/test.ts'

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Mobile/15E148 Safari/604.1',
}

test('the logo leads to the root, and from there home [SC-025]', async ({ as, page }) => {
  await as('customer', '/profile')
  await page.getByRole('link', { name: 'Acometida, inicio' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the header contracts once more than 67 pixels are scrolled, and comes back [SC-036]', async ({ as, page }) => {
  await as('company', '/supplies')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  const height = () => page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const full = await height()
  await scrollTo(67)
  expect(await page.evaluate(() => window.scrollY)).toBe(67)
  await expect.poll(height).toBe(full)
  await scrollTo(68)
  await expect.poll(height).toBeLessThan(full)
  await scrollTo(0)
  await expect.poll(height).toBe(full)
})

for (const path of ['/supplies', '/profile', '/suppliesVinculation', '/what-is-new', '/profile/changePassword'])
  test(`a visitor who opens ${path} comes to the log-in [RO-066]`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/login\\?redirectTo=${encodeURIComponent(path)}$`))
    await expect(page.getByRole('textbox')).toBeVisible()
  })

for (const path of [
  '/login/reset',
  '/signup',
  '/pre-signup',
  '/offlinepayment',
  '/faqs',
  '/version-enforcer',
  '/not-found',
])
  test(`a visitor may open ${path} [RO-066]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('the header never contracts [SC-036]', async ({ as, page }) => {
    await as('company', '/supplies')
    const height = () => page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const full = await height()
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(67)
    expect(await height()).toBe(full)
  })

  test('staff have their tabs behind a burger [SC-027]', async ({ as, page }) => {
    await as('agent', '/version-enforcer')
    const tabs = page.getByRole('navigation', { name: 'Navegación principal' })
    await expect(tabs).toBeHidden()
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    await tabs.getByRole('link', { name: 'Preguntas frecuentes' }).click()
    await expect(page).toHaveURL(/\/faqs$/)
  })

  test('a person has the bottom bar and no burger [SC-027]', async ({ as, page }) => {
    await as('customer', '/dashboard')
    await expect(page.getByRole('navigation', { name: 'Accesos rápidos' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abrir el menú' })).toHaveCount(0)
  })

  test('the log-in tells which browsers work [SC-010]', async ({ page, expectAccessible }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: /navegadores compatibles/ }).click()
    await expect(page.getByRole('dialog', { name: 'Navegadores compatibles' })).toContainText('Firefox')
    await expectAccessible('the dialog of the browsers')
  })
})

test('the log-in of a desktop tells nothing of browsers [SC-010]', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(page.getByRole('button', { name: /navegadores compatibles/ })).toHaveCount(0)
})
