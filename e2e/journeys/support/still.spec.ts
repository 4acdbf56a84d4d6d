import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { flat } from '#support/consumption.ts'
import { loadingParts } from '#support/loadingParts.ts'
import { sizes } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

/** The cumulative layout shift of a page, from 0 (none). Up to 0.1 is good by Core Web Vitals. */
async function jumps(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(loadingParts(page)).toHaveCount(0)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // The observer reports buffered entries before the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

for (const [size, use] of sizes)
  test.describe(size, () => {
    test.use(use)

    test('loads public screens without a jump', async ({ page }) => {
      for (const path of ['/login', '/login/reset', '/signup', '/offlinepayment', '/faqs'])
        expect(await jumps(page, path), path).toBeLessThan(0.05)
    })

    test('loads screens of the area without a jump, however late their parts are', async ({ as, page, world }) => {
      for (const operation of ['listServiceRequests', 'listSupplyPoints'] as const)
        await world.fault({ operation, delayMs: 300 })
      await as('customer')
      for (const path of ['/dashboard', '/supplies', '/profile', '/landing'])
        expect(await jumps(page, path), path).toBeLessThan(0.05)
    })

    test('opens a supply and moves nothing, however late its parts are', async ({ as, page, world }) => {
      for (const operation of ['listConsumptions', 'listIncidences', 'controlMeter'] as const)
        await world.fault({ operation, delayMs: 300 })
      await as('customer')
      for (const query of ['', '&consumptionTabValue=3'])
        expect(await jumps(page, supplyDetailPath(flat) + query), query).toBeLessThan(0.0005)
    })
  })
