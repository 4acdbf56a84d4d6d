import { expect, test } from '#src/test.ts'

test('a world is made from another one, chosen, and deleted by its key', async ({ page, world }) => {
  const id = `copy-of-${world.id.slice(0, 8)}`
  await page.goto('/__room/')
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New world' })
  await dialog.getByLabel('Name').fill(id)
  await dialog.getByLabel('Copy of').selectOption(world.id)
  await dialog.getByRole('button', { name: 'Make it' }).click()
  await expect(page).toHaveURL((url) => url.pathname === `/__room/w/${id}/people`)
  await expect(page.getByRole('region', { name: 'Clock' })).toBeVisible()
  await page.keyboard.press('w')
  await page.getByLabel('Search worlds').fill(id)
  const row = page.getByRole('row').filter({ hasText: id })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: `Reset ${id}` }).focus()
  // The address changes before the row is drawn as chosen.
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(new RegExp(`world=${id}`))
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: `Delete world ${id}?` })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: `Delete ${id}` }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`No world matches "${id}"`)).toBeVisible()
})

test('a world is reset once it was asked, and begins from the seed again', async ({ page, world }) => {
  await world.scenario('unreadNotices')
  await world.fault({ operation: '*', status: 503 })
  await page.goto(`/__room/?search=${world.id}`)
  const row = page.getByRole('row').filter({ hasText: world.id })
  await expect(row).toContainText('1 fault')
  await page.getByRole('button', { name: `Reset ${world.id}` }).click()
  await page
    .getByRole('dialog', { name: `Reset world ${world.id}?` })
    .getByRole('button', { name: 'Reset' })
    .click()
  await expect(page.getByRole('region', { name: 'News' })).toContainText(`World ${world.id} is as seeded.`)
  expect((await world.fetch('/captcha')).status).toBe(200)
  await expect(row).not.toContainText('1 fault')
})

test('the clock of a world goes on by a day, and runs where it stood still', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  const clock = page.getByRole('region', { name: 'Clock' })
  await expect(clock).toContainText('2026-03-16 10:0')
  await clock.getByRole('button', { name: '+1 d' }).click()
  await expect(clock).toContainText('2026-03-17 10:0')
  await expect(clock).toContainText('frozen')
  await clock.getByRole('button', { name: 'Let run' }).click()
  await expect(clock.getByRole('button', { name: 'Freeze' })).toBeVisible()
  await expect(clock.getByText('frozen', { exact: true })).toHaveCount(0)
})

test('a page of a world that has ended says so', async ({ page }) => {
  await page.goto('/__room/w/of-yesterday/people')
  await expect(page.getByText('World of-yesterday has ended')).toBeVisible()
  await page.getByRole('link', { name: 'See the worlds that there are' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
})

test('a page of a world that ends meanwhile says so', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/now`)
  await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible()
  await page.request.delete(`/__control/worlds/${world.id}`)
  await expect(page.getByText(`World ${world.id} has ended`)).toBeVisible()
  await page.request.post('/__control/worlds', { data: { id: world.id, coverage: true } })
  await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible()
})

test('the worlds are accessible', async ({ page, world, expectAccessible }) => {
  await page.goto(`/__room/?search=${world.id}`)
  await expect(page.getByRole('link', { name: world.id })).toBeVisible()
  await expectAccessible('worlds')
})
