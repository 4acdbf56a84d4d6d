import { sendLink } from '#support/sendLink.ts'
import { expect, test } from '#support/test.ts'

test('moves the clock to what falls due and tells what happens as it comes', async ({ page, world }) => {
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

test('lists calls, messages and jobs in one line, filters it, holds it and opens an entry', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/now`)
  const events = page.getByRole('region', { name: 'Events' })
  await sendLink(world, 'customer', { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/dashboard' })
  await expect(events.getByRole('link', { name: 'email sent' }).first()).toBeVisible()
  await expect(events.getByRole('link', { name: /^POST sendLink 200/ })).toBeVisible()
  await events.getByText('Messages', { exact: true }).click()
  await expect(page).toHaveURL(/line=messages/)
  await expect(events.getByRole('link', { name: /^POST/ })).toHaveCount(0)
  await events.getByText('Calls', { exact: true }).click()
  await events.getByRole('button', { name: 'Pause' }).click()
  await world.fetch('/captcha')
  await events.getByRole('button', { name: 'Go on' }).click()
  await events.getByRole('link', { name: 'GET getCaptcha 200 0000' }).click()
  await expect(page.getByRole('region', { name: /^Call \d/ })).toBeVisible()
})

test('passes the accessibility checks on the agenda and the events', async ({ page, world, expectAccessible }) => {
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/now`)
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('getCaptcha')
  await expectAccessible('now')
})
