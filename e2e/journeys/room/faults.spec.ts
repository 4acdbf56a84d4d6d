import { expect, test } from '#src/test.ts'

test('a rule is added by its fields, counts its calls, and is removed', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByLabel('Operation').fill('listBills')
  await page.getByLabel('HTTP status').fill('503')
  await page.getByRole('button', { name: 'Add rule' }).click()
  const row = page.getByRole('row').filter({ hasText: 'status 503' })
  await expect(row).toContainText('listBills')
  await row.getByRole('button', { name: /^Remove fault/ }).click()
  await expect(page.getByText('Nothing is made to fail')).toBeVisible()
})

test('a preset makes the client fail, and the room says how often', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByRole('button', { name: 'Down' }).click()
  const row = page.getByRole('row').filter({ hasText: 'status 503' })
  // The first cell is the number of the rule, which is 1 as well.
  const used = row.getByRole('cell').nth(3)
  await expect(used).toHaveText('0')
  expect((await world.fetch('/listBills')).status).toBe(503)
  await expect(used).toHaveText('1')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('Nothing is made to fail')).toBeVisible()
})

test('a rule that cannot be is refused with a sentence', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByLabel('Operation').fill('noSuchThing')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByRole('region', { name: 'News' })).toContainText('noSuchThing')
})

test('the faults are accessible', async ({ page, world, expectAccessible }) => {
  await world.fault({ operation: '*', status: 503, times: 2 })
  await page.goto(`/__room/w/${world.id}/faults`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible('faults')
})

test('a rule shows beside the clock and at the calls that it answered, each the way to it', async ({ page, world }) => {
  await world.fetch('/captcha')
  await world.fault({ operation: 'getCaptcha', status: 503 })
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests`)
  await expect(page.getByRole('region', { name: 'Clock' }).getByRole('link', { name: '1 fault' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Calls' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByText('Failed', { exact: true }).click()
  await expect(page).toHaveURL(/failed=1/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'GET getCaptcha' }).click()
  const call = page.getByRole('region', { name: 'Call 2' })
  await expect(call).toContainText('answered by fault 1')
  await expect(call).toContainText('GET /api/captcha · 503')
  await call.getByRole('link', { name: 'fault 1' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'status 503' })).toContainText('getCaptcha')
})

test('a world that keeps no bodies is copied as one that does', async ({ page, world }) => {
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests?call=1`)
  await page.getByRole('button', { name: 'Make a watched copy' }).click()
  await expect(page).toHaveURL(
    (url) => url.pathname.startsWith(`/__room/w/${world.id}--`) && url.pathname.endsWith('/requests'),
  )
  const copy = new URL(page.url()).pathname.split('/')[3] ?? ''
  await fetch(`${world.url}/api/captcha`, { headers: { 'x-sandbox': copy } })
  await page.getByRole('button', { name: 'GET getCaptcha' }).first().click()
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible()
  await page.request.delete(`/__control/worlds/${copy}`)
})
