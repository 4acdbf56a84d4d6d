import { expect, test } from '#src/test.ts'

test('the clock goes to what falls due, and all that happens is told as it comes', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/now`)
  const events = page.getByRole('region', { name: 'Events' })
  await expect(events.getByText('Nothing has happened yet')).toBeVisible()
  await world.fetch('/captcha')
  await expect(events).toContainText('GET getCaptcha 200 0000')
  const due = page.getByRole('row').filter({ hasText: 'issueBills' })
  await expect(due).toContainText('2026-')
  const [day = ''] = (await due.getByText(/^2026-/).textContent())?.split(' ') ?? []
  await due.getByRole('button', { name: 'Go to issueBills' }).click()
  await expect(page.getByRole('region', { name: 'Clock' })).toContainText(day)
  await expect(events).toContainText('moved forward to issueBills')
})

test('what is due and what has happened are accessible', async ({ page, world, expectAccessible }) => {
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/now`)
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('getCaptcha')
  await expectAccessible('now')
})
