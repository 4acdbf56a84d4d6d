import type { Page } from '@playwright/test'
import { inTheList, task } from './dossierTask.ts'
import { fails, fill, type Shot, submit } from '../shot.ts'

const typePlace =
  ([x, y]: readonly [string, string]) =>
  async (page: Page) => {
    await fill('streetName', 'Rúa do Franco')(page)
    await fill('number', '3')(page)
    await page.locator('main details summary').click()
    await fill('x', x)(page)
    await fill('y', y)(page)
    await submit(page)
  }
const warned = (page: Page) => page.locator('main [data-tone=warning]').first().waitFor({ timeout: 20_000 })
const typeOutside = async (page: Page) => {
  await typePlace(['700000', '4300000'])(page)
  await warned(page)
}
/** A plot by its reference. */
const typePlot = fill('reference', '9872023VH5797S0001WX')

/** Where a new connection is to be. */
export const dossierPlaceShots: readonly Shot[] = [
  task('place', 'place with problems', submit),
  task('place', 'plot found', async (page) => {
    await typePlot(page)
    await page.locator('main figure svg').waitFor()
  }),
  task(
    'place',
    'no such plot',
    async (page) => {
      await typePlot(page)
      await warned(page)
    },
    { world: (world) => world.fault({ operation: 'getGeometry', codResult: '0404' }) },
  ),
  task(
    'place',
    'no plot',
    async (page) => {
      await typePlot(page)
      await warned(page)
    },
    { world: fails('getGeometry') },
  ),
  task('place', 'location refused', async (page) => {
    // A telephone alone is asked where it is.
    const ask = page.locator('main form button:has(use[href*=location])')
    if ((await ask.count()) === 0) return
    await ask.click()
    await warned(page)
  }),
  task('place', 'place right', async (page) => {
    await typePlace(['537000', '4747500'])(page)
    await inTheList(page)
  }),
  task('place', 'place outside', typeOutside),
  task(
    'place',
    'checked place dropped',
    async (page) => {
      await typePlace(['537000', '4747500'])(page)
      await inTheList(page)
      await page.locator('main ol a[href*="task=place"]').click()
      await typePlot(page)
      await warned(page)
      await submit(page)
      await inTheList(page)
    },
    { world: fails('getGeometry') },
  ),
  task('place', 'place insisted on', async (page) => {
    await typeOutside(page)
    await page.locator('main [data-tone=warning] button').first().click()
    await page.locator('dialog button[class*=danger]').waitFor()
  }),
  task('place', 'place forced', async (page) => {
    await typeOutside(page)
    await page.locator('main [data-tone=warning] button').first().click()
    await page.locator('dialog button[class*=danger]').click()
    await inTheList(page)
  }),
]
