import { pick } from '#support/pick.ts'
import { sendLink } from '#support/sendLink.ts'
import { expect, test } from '#support/test.ts'

test('lists what staff did in the audit and filters it by person', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.keyboard.press('a')
  await sendLink(world, 'customer', { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/dashboard' })
  const row = page.getByRole('table', { name: 'Audit' }).getByRole('row').filter({ hasText: '0000' }).first()
  await expect(row).toContainText('agent')
  await expect(row).toContainText('customer')
  await pick(page.getByLabel('To whom'), 'no registered user (0)')
  await expect(page.getByText('No matching entry')).toBeVisible()
  await expect(page).toHaveURL(/subject=0/)
})

test('passes the accessibility checks on the audit and the tools', async ({ page, world, expectAccessible }) => {
  await sendLink(world, 'customer', { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/dashboard' })
  await page.goto(`/__room/w/${world.id}/audit`)
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible()
  await expectAccessible('audit')
  await page.getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'GET /__control/worlds/{world}/audit' })).toBeVisible()
  await expectAccessible('tools')
})
