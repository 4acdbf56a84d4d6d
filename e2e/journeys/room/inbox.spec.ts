import { sendLink } from '#support/sendLink.ts'
import { expect, test } from '#support/test.ts'

const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/dashboard' }

test('shows a message in the inbox with a link into the same world', async ({ page, world }) => {
  await sendLink(world, 'customer', link)
  await page.goto(`/__room/w/${world.id}/people`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.keyboard.press('i')
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()
  const into = message.getByRole('link').filter({ hasText: 'urlId=' })
  await expect(into).toHaveAttribute('href', new RegExp(`/__room/enter\\?world=${world.id}&to=`))
  await message.getByRole('link', { name: /^Message \d+/ }).click()
  await expect(page).toHaveURL(/message=\d+$/)
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
})

test('tells that nothing was sent yet, and passes the accessibility checks with messages', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto(`/__room/w/${world.id}/inbox`)
  await page.getByRole('button', { name: 'Empty the inbox' }).click()
  await expect(page.getByText('Nothing was sent yet', { exact: true })).toBeVisible()
  await expectAccessible('empty inbox')
  await sendLink(world, 'customer', link)
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).not.toHaveCount(0)
  await expectAccessible('inbox')
})
