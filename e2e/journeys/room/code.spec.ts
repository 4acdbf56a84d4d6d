import { expect, test } from '#support/test.ts'

test('shows what was clicked as code and copies it as a test', async ({ page, world }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto(`/__room/w/${world.id}/snapshots`)
  await page.getByRole('button', { name: '+1 d' }).click()
  await page.getByLabel('Name').fill('before')
  await page.getByRole('button', { name: 'Take snapshot' }).click()
  await expect(page.getByRole('button', { name: 'Restore before' })).toBeVisible()
  await page.getByRole('link', { name: 'Faults' }).click()
  await page.getByRole('button', { name: 'Down' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'status 503' })).toBeVisible()
  await page.keyboard.press('`')
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code.getByRole('listitem')).toHaveText([
    "await world.advance('1d')",
    "await world.snapshot('before')",
    "await world.fault({ operation: '*', status: 503 })",
  ])
  await code.getByRole('button', { name: 'Copy all as a test' }).click()
  await expect.poll(copied).toContain("test('what happens in this world', async ({ world }) => {")
  expect(await copied()).toContain("  await world.advance('1d')\n  await world.snapshot('before')\n")
  await code.getByText('Command line', { exact: true }).click()
  await expect(code.getByRole('listitem').first()).toHaveText(`npx acometida world advance ${world.id} 1d`)
  await code.getByRole('button', { name: 'Copy step 2' }).click()
  await expect.poll(copied).toBe(`npx acometida world snapshot ${world.id} before`)
  await code.getByText('curl', { exact: true }).click()
  await expect(code.getByRole('listitem').first()).toContainText(`/__control/worlds/${world.id}/clock/advance' -H`)
})

test('keeps the code of a world over a reload, until it is forgotten', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  await page
    .getByRole('button', { name: 'Freeze' })
    .or(page.getByRole('button', { name: 'Resume' }))
    .click()
  await page.getByRole('button', { name: '+1 h' }).click()
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText(' 11:0')
  await page.reload()
  await page.getByRole('button', { name: 'Code of the changes' }).click()
  const code = page.getByRole('region', { name: 'Code' })
  await expect(code.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Worlds' }).click()
  await expect(code).toContainText('Nothing was done to default in this tab yet')
  await page.goBack()
  await code.getByRole('button', { name: 'Forget' }).click()
  await expect(code).toContainText(`Nothing was done to ${world.id} in this tab yet`)
  await page.keyboard.press('`')
  await expect(code).toHaveCount(0)
})

test('writes an opened person as a line of the code', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'customer', exact: true }).click()
  await (await opened).close()
  await page.keyboard.press('`')
  await expect(page.getByRole('region', { name: 'Code' }).getByRole('listitem')).toHaveText("await as('customer', '/')")
})

test('passes the accessibility checks on the code', async ({ page, world, expectAccessible }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  await page.getByRole('button', { name: '+1 d' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('`')
  await expect(page.getByRole('region', { name: 'Code' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible('code')
})
