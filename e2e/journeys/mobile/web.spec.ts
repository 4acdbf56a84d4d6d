import type { Page } from '@playwright/test'
import { inShell } from '#support/shell.ts'
import { phone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.use({ viewport: phone, hasTouch: true })

/** The parts of the client that only the app loads, by their file names. */
const APP_PARTS =
  /\/(?:AppAttendants|BiometricLogin|BiometryRow|biometry|WelcomeScreen|NewsSlides|OldAppScreen|registerDevice)/

function loadedAppParts(page: Page): () => readonly string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (APP_PARTS.test(pathname)) loaded.push(pathname)
  })
  return () => loaded
}

test('shows nothing of the app on the web, and loads no part of it [FL-122]', async ({ page, logIn, world }) => {
  const appParts = loadedAppParts(page)
  await logIn('prosumer')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/welcome')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/what-is-new')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByText('1 de 5')).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(appParts()).toEqual([])
  expect(await world.requests('registerDevice')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.dataset['splash'])).toBeUndefined()
  // The app does load these files. This shows that the pattern above matches their names.
  await inShell(page)
  await page.goto('/welcome')
  await expect
    .poll(() => ['AppAttendants', 'WelcomeScreen'].filter((part) => !appParts().join().includes(part)))
    .toEqual([])
})

test('offers the app on the log-in of a phone alone, and not to a registered device [SC-012]', async ({
  page,
  expectAccessible,
}) => {
  const offer = page.getByRole('complementary', { name: 'Aplicación móvil' })
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(offer.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', /play\.google\.com/)
  await expectAccessible('the offer of the app')
  await page.setViewportSize(phone)
  for (const path of ['/signup', '/login/reset', '/faqs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
  }
  await page.evaluate(() => localStorage.setItem('HasDevice', '1'))
  await page.goto('/login')
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(offer).toHaveCount(0)
})
