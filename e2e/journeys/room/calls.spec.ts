import { readFileSync } from 'node:fs'
import type { Har } from 'har-format'
import { expect, watchedTest as test } from '#support/test.ts'

test('filters calls by persona, outcome and words of their bodies, and sorts them', async ({ page, world }) => {
  await world.fetch('/captcha')
  await world.fetch('/users/1', { as: 'customer' })
  await world.fetch('/users/1')
  await page.goto(`/__room/w/${world.id}/requests`)
  const rows = page.getByRole('table', { name: 'Calls' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(2)).toContainText('customer')
  await expect(rows.nth(2)).toContainText('/api/users/1')
  await page.getByLabel('Persona').selectOption('customer')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Persona').selectOption('')
  await page.getByLabel('Outcome').selectOption('9002')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/outcome=9002/)
  await page.getByLabel('Outcome').selectOption('')
  // The name of the customer stands in the answer alone.
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('lucía')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('')
  await page.getByLabel('Order').selectOption('Oldest first')
  await expect(rows.nth(1)).toContainText('getCaptcha')
})

test('opens a call by a press anywhere in its row', async ({ page, world }) => {
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests`)
  await page.getByRole('row').filter({ hasText: 'getCaptcha' }).getByRole('cell').first().click()
  await expect(page.getByRole('region', { name: 'Call 1' })).toBeVisible()
})

test('shows more than two hundred calls in parts', async ({ page, world }) => {
  for (let nth = 0; nth < 210; nth += 30) await Promise.all(Array.from({ length: 30 }, () => world.fetch('/captcha')))
  await page.goto(`/__room/w/${world.id}/requests`)
  const rows = page.getByRole('table', { name: 'Calls' }).getByRole('row')
  await expect(page.getByText('210 calls, the first 200 shown')).toBeVisible()
  await expect(rows).toHaveCount(201)
  await page.getByRole('button', { name: 'Show 10 more' }).click()
  await expect(rows).toHaveCount(211)
})

test('saves the calls on screen as HAR, with headers and bodies and without secrets', async ({ page, world }) => {
  await world.fetch('/captcha')
  await world.fetch('/users/1', { as: 'customer' })
  await page.goto(`/__room/w/${world.id}/requests?persona=customer`)
  await expect(page.getByRole('table', { name: 'Calls' }).getByRole('row')).toHaveCount(2)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download HAR' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${world.id}.har`)
  const har: Har = JSON.parse(readFileSync(await file.path(), 'utf8'))
  const [entry, ...others] = har.log.entries
  expect(others).toEqual([])
  expect(entry?.request.url).toBe(`${world.url}/api/users/1`)
  expect(entry?.request.headers).toContainEqual({ name: 'authorization', value: 'Bearer ***' })
  expect(entry?.response.content.text).toContain('"codResult":"0000"')
})

test('compares two calls line by line', async ({ page, world, expectAccessible }) => {
  await world.fetch('/users/1', { as: 'customer' })
  await world.fetch('/users/1')
  await page.goto(`/__room/w/${world.id}/requests?call=2`)
  await page.getByLabel('Compare with').selectOption({ index: 1 })
  await expect(page).toHaveURL(/with=1/)
  const call = page.getByRole('region', { name: 'Call 2' })
  await expect(call.locator('[data-side=first]').filter({ hasText: '"codResult": "0000"' })).toBeVisible()
  await expect(call.locator('[data-side=second]').filter({ hasText: '"codResult": "9002"' })).toBeVisible()
  await expectAccessible('two calls')
  await page.getByLabel('Compare with').selectOption('')
  await expect(call.getByText('"codResult": "9002"')).toBeVisible()
})

test('groups the calls of a page with their number, and marks a repeated one', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/supplies')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ids = ['1-ABCDEFGHIJKLMNO-1', '1-ABCDEFGHIJKLMNP-2']
  await page.goto(`/__room/w/${world.id}/requests?view=pages`)
  const runs = page.locator('summary')
  const opened = runs.filter({ hasText: 'customer opened a page' })
  await expect(opened).toHaveCount(1)
  await expect(opened).toContainText('/supplies (at most 10)')
  // A slow page pauses, and its later calls stand apart.
  const counts = (await runs.allTextContents()).map((text) => Number(/(\d+) calls?/.exec(text)?.[1]))
  const numbered = (await world.requests()).filter(({ messageId }) => typeof messageId === 'string')
  expect(counts.reduce((sum, calls) => sum + calls, 0)).toBe(numbered.length)
  for (const id of ids) await world.fetch('/users/1', { as: 'customer', headers: { 'message-id': id } })
  await expect(page.locator('summary').filter({ hasText: '2 calls' }).filter({ hasText: '1 twice' })).toBeVisible()
  await expectAccessible('the calls of pages')
  await page.getByRole('button', { name: 'GET getUser' }).first().click()
  await expect(page.getByRole('region', { name: /^Call/ })).toContainText('Message id 1-')
})
