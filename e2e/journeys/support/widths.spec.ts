import type { Page } from '@playwright/test'
import { chooseView, openConsumption } from '#support/consumption.ts'
import { goInside } from '#support/goInside.ts'
import { loadingParts } from '#support/loadingParts.ts'
import { expect, test } from '#support/test.ts'

/** The breakpoints of the layout with the width above each, and 320: a desktop window at 400 % zoom. */
const widths = [320, 576, 577, 768, 769, 992, 1200] as const

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function fit(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    if (index > 0) await goInside(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(loadingParts(page)).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => overflow(page), `${path} at ${width}`).toBe(0)
    }
  }
}

test('shows public screens without scrolling sideways at any width [SC-037 SC-101]', async ({ page }) => {
  await page.goto('/login')
  await fit(page, ['/login', '/login/reset', '/signup', '/pre-signup', '/faqs', '/politica-de-cookies', '/not-found'])
})

test('shows screens of the area without scrolling sideways at any width [SC-037 SC-101]', async ({ as, page }) => {
  await as('customer', '/dashboard')
  await fit(page, ['/dashboard', '/supplies', '/landing', '/suppliesVinculation', '/profile', '/profile/changeEmail'])
})

test('begins the phone layout at 576 pixels, and hides the name of the user at 768 [SC-037 SC-101]', async ({
  as,
  page,
}) => {
  await as('customer', '/dashboard')
  const bottomBar = page.getByRole('navigation', { name: 'Accesos rápidos' })
  const tabs = page.getByRole('navigation', { name: 'Navegación principal' })
  const name = page.getByRole('banner').getByText('Lucía').first().locator('..')
  for (const [width, phone, named] of [
    [769, false, true],
    [768, false, false],
    [577, false, false],
    [576, true, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bottomBar).toBeVisible({ visible: phone })
    await expect(tabs).toBeVisible({ visible: !phone })
    const shown = await name.boundingBox()
    expect((shown?.width ?? 0) > 1, `the name at ${width}`).toBe(named)
  }
})

// Long user names leave the tabs the least room.
for (const who of ['mustChangePassword', 'association'] as const)
  test(`shows all tabs of the header in every language to ${who}`, async ({ as, page }) => {
    await as(who, '/faqs')
    for (const language of ['es', 'gl', 'en']) {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const tabs = page.getByRole('banner').getByRole('navigation')
      await expect(tabs.getByRole('link')).toHaveCount(5)
      for (const width of [1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const hidden = () => tabs.evaluate((row) => row.scrollWidth - row.clientWidth)
        await expect.poll(hidden, `${language} at ${width}`).toBe(0)
      }
    }
  })

test('shows the curve of a supply without scrolling sideways at any width, by any view and pointer [SC-037]', async ({
  as,
  page,
}) => {
  const device = await page.context().newCDPSession(page)
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  for (const view of ['Día', 'Semana', 'Mes', 'Año', 'Otras fechas']) {
    await chooseView(page, view)
    await expect(page.getByText(/consumió/).first()).toBeVisible()
    await expect(loadingParts(page)).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const enabled of [true, false]) {
        await device.send('Emulation.setTouchEmulationEnabled', { enabled })
        await expect.poll(() => overflow(page), `${view} at ${width}, touch: ${enabled}`).toBe(0)
      }
    }
  }
})
