import { pick } from '#support/pick.ts'
import { expect, test } from '#support/test.ts'

test('adds a rule by its fields and removes it', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByLabel('Operation').fill('listBills')
  await page.getByLabel('HTTP status').fill('503')
  await page.getByRole('button', { name: 'Add rule' }).click()
  const row = page.getByRole('row').filter({ hasText: 'status 503' })
  await expect(row).toContainText('listBills')
  await row.getByRole('button', { name: /^Remove fault/ }).click()
  await expect(page.getByText('No fault rules')).toBeVisible()
})

test('offers codes and personas in lists, and pauses, resumes and changes a rule', async ({ page, world }) => {
  const captcha = async () => (await (await world.fetch('/captcha')).json<{ result: { codResult: string } }>()).result
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByLabel('Operation').fill('getCaptcha')
  await expect(page.getByLabel('Code', { exact: true }).getByRole('option')).toHaveText([
    'None',
    '0000',
    '9002',
    'ERROR_GENERICO',
  ])
  await page.getByLabel('Operation').fill('*')
  await pick(page.getByLabel('Code', { exact: true }), '9002')
  await page.getByRole('button', { name: 'Add rule' }).click()
  const row = page.getByRole('row').filter({ hasText: 'code 9002' })
  await row.getByRole('button', { name: 'Pause fault 1' }).click()
  await expect(row.getByText('paused', { exact: true })).toBeVisible()
  expect(await captcha()).toMatchObject({ codResult: '0000' })
  await row.getByRole('button', { name: 'Resume fault 1' }).click()
  await expect(row.getByText('paused', { exact: true })).toHaveCount(0)
  expect(await captcha()).toMatchObject({ codResult: '9002' })
  await row.getByRole('button', { name: 'Edit fault 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change rule 1' })
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveValue('9002')
  await pick(dialog.getByLabel('Only persona'), 'customer')
  await dialog.getByRole('button', { name: 'Save rule' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('code 9002, only customer')
  expect(await captcha()).toMatchObject({ codResult: '0000' })
})

test('makes the client fail by a preset, and counts the answers', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByRole('button', { name: 'Down' }).click()
  const row = page.getByRole('row').filter({ hasText: 'status 503' })
  // The first cell is the number of the rule, which is 1 as well.
  const used = row.getByRole('cell').nth(3)
  await expect(used).toHaveText('0')
  expect((await world.fetch('/listBills')).status).toBe(503)
  await expect(used).toHaveText('1')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('No fault rules')).toBeVisible()
})

test('refuses a rule of an unknown operation and names it', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/faults`)
  await page.getByLabel('Operation').fill('noSuchThing')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByRole('region', { name: 'News' })).toContainText('noSuchThing')
})

test('passes the accessibility checks on the faults', async ({ page, world, expectAccessible }) => {
  await world.fault({ operation: '*', status: 503, times: 2 })
  await page.goto(`/__room/w/${world.id}/faults`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible('faults')
})

test('shows a rule beside the clock and at the calls that it answered, with a link to it', async ({ page, world }) => {
  await world.fetch('/captcha')
  await world.fault({ operation: 'getCaptcha', status: 503 })
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests`)
  await expect(page.getByRole('region', { name: 'Clock' }).getByRole('link', { name: '1 fault' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Calls' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Outcome').selectOption('Failed')
  await expect(page).toHaveURL(/outcome=failed/)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'GET getCaptcha' }).click()
  const call = page.getByRole('region', { name: 'Call 2' })
  await expect(call).toContainText('answered by fault 1')
  await expect(call).toContainText('GET /api/captcha · 503')
  await call.getByRole('link', { name: 'fault 1' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'status 503' })).toContainText('getCaptcha')
})

test('copies a world that keeps no bodies as one that does', async ({ page, world }) => {
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
