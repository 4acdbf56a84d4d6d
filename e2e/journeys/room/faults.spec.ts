import { expect, test } from '../../src/test.ts'

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
  await expect(row.getByRole('cell').nth(2)).toHaveText('0')
  expect((await world.fetch('/listBills')).status).toBe(503)
  await expect(row.getByRole('cell').nth(2)).toHaveText('1')
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
