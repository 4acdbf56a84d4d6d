import { readFileSync } from 'node:fs'
import { expect, test } from '#support/test.ts'

test('opens the client as a person in a separate tab', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('customer')
  const link = page.getByRole('link', { name: 'customer', exact: true })
  await expect(link).toHaveAttribute('rel', 'noopener')
  const opened = page.context().waitForEvent('page')
  await link.click()
  await expect(await opened).toHaveURL(/\/dashboard$/)
})

test('opens a person in a new world in one press', async ({ browser, world }) => {
  // A world has its own host name below localhost, and this page sends no header of a test.
  const page = await browser.newPage({ baseURL: world.url.replace('127.0.0.1', 'localhost') })
  await page.goto(`/__room/w/${world.id}/people`)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'customer in a new world' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/^http:\/\/[0-9a-z]+\.localhost:\d+\/dashboard$/)
  await expect(tab.getByRole('heading', { level: 1, name: 'Hola, Lucía' })).toBeVisible()
  const [made = ''] = new URL(tab.url()).hostname.split('.')
  await page.request.delete(`/__control/worlds/${made}`)
  await page.context().close()
})

test('asks before an entrance changes a world, and then goes to the path', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto(
    `/__room/enter?persona=customer&world=${world.id}&scenario=overdueBill&lang=en&to=/provisions/bills-list`,
  )
  await expect(page.getByText('Applies the scenario overdueBill to customer.')).toBeVisible()
  await expectAccessible('the question of an entrance')
  await page.getByRole('button', { name: `Change ${world.id}` }).click()
  await expect(page).toHaveURL(/\/provisions\/bills-list$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('opens an overdue bill by the entrance that docs/control-room.md shows', async ({ browser, world }) => {
  // The link makes a world of its own, and this page sends no header of a test.
  const page = await browser.newPage({ baseURL: world.url.replace('127.0.0.1', 'localhost') })
  const docs = readFileSync(new URL('../../../docs/control-room.md', import.meta.url), 'utf8')
  const links = [...docs.matchAll(/`(\/__room\/enter\?[^`…]+)`/g)].map(([, link = '']) => link)
  expect(links).toEqual([expect.stringContaining('scenario=overdueBill')])
  await page.goto(links[0] ?? '')
  await expect(page.getByRole('main').getByText('Vencida').first()).toBeVisible()
  const [made = ''] = new URL(page.url()).hostname.split('.')
  await page.request.delete(`/__control/worlds/${made}`)
  await page.context().close()
})

for (const [query, sentence] of [
  ['persona=nobody', /Unknown persona "nobody"\. Known: customer/],
  ['persona=customer&to=//evil.example', /It must be a path of the client, such as \/dashboard/],
  ['persona=customer&scenario=rain', /Unknown scenario "rain"\. Known: overdueBill/],
  ['world=of-yesterday', /of-yesterday/],
] as const)
  test(`names what would be right for an entrance with ${query}`, async ({ page }) => {
    await page.goto(`/__room/enter?${query}`)
    await expect(page.getByRole('heading', { name: 'This link does not open the client' })).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
  })

test('passes the accessibility checks on the people', async ({ page, world, expectAccessible }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  await expect(page.getByRole('link', { name: 'customer', exact: true })).toBeVisible()
  await expectAccessible('people')
})
