import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Page } from '@playwright/test'
import { flat } from '#support/consumption.ts'
import { loadingParts } from '#support/loadingParts.ts'
import { onPhone, phone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

/** The distance of an element from the top of the page, which is not scrolled, px. */
async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} has no place`)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  return box.y
}

const NUMBER = 'main [data-size=hero]'
const CHART = 'main figure'

for (const [window, options, limits] of [
  ['a phone', onPhone, { number: 300, chart: 450 }],
  ['a desk', { viewport: { width: 1280, height: 800 } }, { number: 300, chart: 420 }],
] as const)
  test.describe(`on ${window}`, () => {
    test.use(options)

    test('shows the number and the chart of a supply without scrolling', async ({ as, page }) => {
      await as('customer', supplyDetailPath(flat))
      await expect(page.locator('main [data-curve=drawn]')).toBeVisible()
      await expect(loadingParts(page)).toHaveCount(0)
      expect(await topOf(page, NUMBER), 'the number').toBeLessThan(limits.number)
      expect(await topOf(page, CHART), 'the chart').toBeLessThan(limits.chart)
    })
  })

test('shows every tab of a supply whole, on a phone and a desk, in every language', async ({ as, page }) => {
  await as('customer', supplyDetailPath(flat, 2))
  for (const language of ['es', 'gl', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const rows = page.getByRole('tablist')
    await expect(rows).toHaveCount(2)
    await expect(rows.first().getByRole('tab')).toHaveCount(5)
    for (const width of [phone.width, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const row of await rows.all()) {
        const hidden = () => row.evaluate((list) => list.scrollWidth - list.clientWidth)
        await expect.poll(hidden, `${language} at ${width}`).toBe(0)
      }
      expect(await page.evaluate(coveredTabs), `${language} at ${width}`).toEqual([])
    }
  }
})

test('unfolds the facts of a supply at one press, and folds them again', async ({ as, page, expectAccessible }) => {
  await as('customer', supplyDetailPath(flat))
  const facts = page.getByRole('button', { name: 'Datos del suministro' })
  await expect(page.getByRole('button', { name: 'Cambiar nombre e icono' })).toBeHidden()
  await facts.click()
  await expect(page.getByRole('button', { name: 'Cambiar nombre e icono' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Copiar el CUPS/ })).toBeVisible()
  await expectAccessible('the facts unfolded')
  await facts.click()
  await expect(page.getByRole('button', { name: 'Cambiar nombre e icono' })).toBeHidden()
})

/** The texts of tabs that something else covers. */
function coveredTabs(): string[] {
  return [...document.querySelectorAll('[role=tab]')]
    .filter((tab) => {
      const { left, top, width, height } = tab.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((share) => {
        const found = document.elementFromPoint(left + width * share, top + height / 2)
        return !found || !tab.contains(found)
      })
    })
    .map(({ textContent }) => textContent ?? '')
}
