import { loadingParts } from '#src/loadingParts.ts'
import { expect, test } from '#src/test.ts'

const band = 'Sin conexión. Lo que ve puede no estar al día.'

test('without a connection the dashboard says so and keeps what it shows; once it is back, it is refreshed', async ({
  as,
  page,
  world,
}) => {
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
