import { expect, test } from '#support/test.ts'

test('makes a world from another one, chooses it, and deletes it by its key', async ({ page, world }) => {
  const id = `copy-of-${world.id.slice(0, 8)}`
  await page.goto('/__room/')
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New world' })
  await dialog.getByLabel('Name').fill(id)
  await dialog.getByLabel('Copy of').selectOption(world.id)
  await dialog.getByRole('button', { name: 'Create' }).click()
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

test('resets a world to its seed after a question', async ({ page, world }) => {
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
  await expect(page.getByRole('region', { name: 'News' })).toContainText(`World ${world.id} was reset.`)
  expect((await world.fetch('/captcha')).status).toBe(200)
  await expect(row).not.toContainText('1 fault')
})

test('moves the clock of a world on by a day, and lets it run', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  const clock = page.getByRole('region', { name: 'Clock' })
  await expect(clock).toContainText('2026-03-16 10:0')
  await clock.getByRole('button', { name: '+1 d' }).click()
  await expect(clock).toContainText('2026-03-17 10:0')
  await expect(clock).toContainText('frozen')
  await clock.getByRole('button', { name: 'Resume' }).click()
  await expect(clock.getByRole('button', { name: 'Freeze' })).toBeVisible()
  await expect(clock.getByText('frozen', { exact: true })).toHaveCount(0)
})

test('tells that a world has ended, and leads to the others', async ({ page }) => {
  await page.goto('/__room/w/of-yesterday/people')
  await expect(page.getByText('World of-yesterday has ended')).toBeVisible()
  await page.getByRole('link', { name: 'Show all worlds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
})

test('makes an ended world again from its own page', async ({ page, world, expectAccessible }) => {
  const id = `${world.id}--again`
  await page.goto(`/__room/w/${id}/faults`)
  await expect(page.getByRole('heading', { level: 1, name: `World ${id} has ended` })).toBeVisible()
  await expectAccessible('a world that has ended')
  await page.getByRole('button', { name: `Make ${id} again` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Faults' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText(id)
  await page.request.delete(`/__control/worlds/${id}`)
})

test('switches to the same page of another world by the keys', async ({ page, world, expectAccessible }) => {
  const id = `${world.id}--other`
  await page.request.post('/__control/worlds', { data: { id } })
  await page.goto(`/__room/w/${world.id}/snapshots`)
  await expect(page.getByRole('heading', { level: 1, name: 'Snapshots' })).toBeVisible()
  await page.keyboard.press('v')
  const dialog = page.getByRole('dialog', { name: 'Switch the world' })
  await expect(dialog.getByLabel('Search worlds')).toBeFocused()
  await page.keyboard.type(id)
  await expect(dialog.getByRole('link')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link')).toBeFocused()
  await expectAccessible('the switch of worlds')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === `/__room/w/${id}/snapshots`)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Switch the world: ${id}` })).toBeVisible()
  await page.request.delete(`/__control/worlds/${id}`)
})

test('tells that a world ended while its page was open', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/now`)
  await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible()
  await page.request.delete(`/__control/worlds/${world.id}`)
  await expect(page.getByText(`World ${world.id} has ended`)).toBeVisible()
  await page.request.post('/__control/worlds', { data: { id: world.id, coverage: true } })
  await expect(page.getByRole('region', { name: 'Agenda' })).toBeVisible()
})

test('passes the accessibility checks on the worlds', async ({ page, world, expectAccessible }) => {
  await page.goto(`/__room/?search=${world.id}`)
  await expect(page.getByRole('link', { name: world.id })).toBeVisible()
  await expectAccessible('worlds')
})
