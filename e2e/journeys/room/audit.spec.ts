import { expect, test } from '#src/test.ts'
import { sendLink } from '#src/sendLink.ts'

test('what staff did stands in the audit, found by who did it and to whom', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/people`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.keyboard.press('a')
  await sendLink(world, 'customer', { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/dashboard' })
  const row = page.getByRole('table', { name: 'Audit' }).getByRole('row').filter({ hasText: '0000' }).first()
  await expect(row).toContainText('agent')
  await expect(row).toContainText('customer')
  await page.getByLabel('To whom').selectOption('0')
  await expect(page.getByText('No such row')).toBeVisible()
  await expect(page).toHaveURL(/subject=0/)
})

test('the audit and the tools are accessible', async ({ page, world, expectAccessible }) => {
  await sendLink(world, 'customer', { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/dashboard' })
  await page.goto(`/__room/w/${world.id}/audit`)
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible()
  await expectAccessible('audit')
  await page.getByRole('link', { name: 'Tools' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'GET /__control/worlds/{world}/audit' })).toBeVisible()
  await expectAccessible('tools')
})
