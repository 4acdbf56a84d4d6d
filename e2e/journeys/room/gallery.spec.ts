import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick } from '#support/pick.ts'
import { expect, test } from '#support/test.ts'

/** The folder of pictures that the server of the journeys shows. */
const folder = join(import.meta.dirname, '../../../.reports/gallery')
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const picture = {
  file: 'bills.png',
  screen: '/provisions/bills-list',
  state: 'failed',
  size: 'phone',
  theme: 'dark',
  language: 'en',
  who: 'customer',
  at: '/provisions/bills-list',
  world: { scenarios: ['overdueBill'], faults: [{ operation: 'listBills', status: 503 }], isWhole: true },
  isWalked: false,
}

test('shows pictures once they are taken, and opens the state of one', async ({ page, expectAccessible }) => {
  rmSync(join(folder, 'index.json'), { force: true })
  await page.goto('/__room/')
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
  await page.keyboard.press('g')
  await expect(page.getByText('No pictures yet')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the command' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm run gallery')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'bills.png'), Buffer.from(onePixel, 'base64'))
  writeFileSync(join(folder, 'index.json'), JSON.stringify([picture]))
  await page.reload()
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect(pictures).toContainText('1 of 1 pictures')
  await expect(pictures.getByRole('img')).toHaveJSProperty('naturalWidth', 1)
  await page.getByLabel('Theme', { exact: true }).selectOption('dark')
  await page.getByRole('searchbox', { name: 'Search screens' }).fill('bills')
  await expect(page).toHaveURL(/find=bills/)
  await expectAccessible('gallery')
  // The header of this test's world would take precedence.
  await page.context().setExtraHTTPHeaders({})
  const opened = page.context().waitForEvent('page')
  await pictures.getByRole('link', { name: '/provisions/bills-list, failed', exact: true }).click()
  const live = await opened
  await expect(live).toHaveURL(/\/provisions\/bills-list$/)
  await expect(live.locator('html')).toHaveAttribute('lang', 'en')
})

test('opens a screen as a persona in a situation, in a world of its own', async ({ page, world }) => {
  await page.goto('/__room/gallery?find=/dashboard')
  await pick(page.getByLabel('As', { exact: true }), 'customer')
  await pick(page.getByLabel('Scenario'), 'overdueBill')
  const link = page.getByRole('region', { name: 'Screens' }).getByRole('link', { name: '/dashboard', exact: true })
  const address = await link.getAttribute('href')
  expect(address).toContain('new=1&scenario=overdueBill&to=%2Fdashboard')
  // The header of this test's world would take precedence.
  await page.context().setExtraHTTPHeaders({})
  const opened = page.context().waitForEvent('page')
  await link.click()
  await expect(await opened).toHaveURL(/\/dashboard$/)
  const made = (await page.context().cookies()).find(({ name }) => name === 'x-sandbox')?.value
  expect(made).not.toBe(world.id)
  const answer = await page.request.get(`/__control/worlds/${made}`)
  expect(await answer.json()).toMatchObject({ label: 'customer, overdueBill' })
})
