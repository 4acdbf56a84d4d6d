import { loadingParts } from '#support/loadingParts.ts'
import { expect, test } from '#support/test.ts'

const band = 'Sin conexión. Lo que ve puede no estar al día.'

test('keeps the dashboard with a notice while offline, and refreshes it once online', async ({ as, page, world }) => {
  await page.clock.install()
  await as('customer', '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Lucía/ })).toBeVisible()
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await expect(page.getByText(band)).toBeHidden()
  await expect(loadingParts(page)).toHaveCount(0)
  const asked = async () => (await world.requests('listSupplyPoints')).length
  const before = await asked()

  await page.context().setOffline(true)
  await expect(page.getByText(band)).toBeVisible()
  await page.clock.fastForward(90_000)
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  expect(await asked()).toBe(before)

  await page.context().setOffline(false)
  await expect(page.getByText(band)).toBeHidden()
  await expect.poll(asked).toBeGreaterThan(before)
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
})
