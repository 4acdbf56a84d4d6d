import { expect, test } from '#support/test.ts'

test('compares a snapshot with now, and restores it', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/snapshots`)
  await page.getByLabel('Name').fill('before')
  await page.getByRole('button', { name: 'Take snapshot' }).click()
  await page.getByRole('button', { name: 'Compare before with now' }).click()
  await expect(page.getByText('Nothing has changed since before')).toBeVisible()
  await world.scenario('unreadNotices')
  await expect(page.getByRole('heading', { name: 'Changed since before' })).toBeVisible()
  await page.getByRole('button', { name: 'Restore before' }).click()
  await page.getByRole('dialog', { name: 'Restore before?' }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Nothing has changed since before')).toBeVisible()
  await page.getByRole('button', { name: 'Delete before' }).click()
  await page.getByRole('dialog', { name: 'Delete before?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No snapshots yet')).toBeVisible()
})

test('exports a world, and makes a new one of the file', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/snapshots`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the world' }).click()
  const file = await (await downloading).path()
  await page.goto('/__room/')
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
  await page.keyboard.press('n')
  const id = `from-file-${world.id.slice(-8)}`
  const dialog = page.getByRole('dialog', { name: 'New world' })
  await dialog.getByLabel('Name').fill(id)
  await dialog.getByLabel('Or from an exported world').setInputFiles(file)
  await expect(page).toHaveURL((url) => url.pathname === `/__room/w/${id}/people`)
})

test('passes the accessibility checks on the snapshots', async ({ page, world, expectAccessible }) => {
  await world.snapshot('before')
  await page.goto(`/__room/w/${world.id}/snapshots?compare=before`)
  await expect(page.getByText('Nothing has changed since before')).toBeVisible()
  await expectAccessible('snapshots')
})
