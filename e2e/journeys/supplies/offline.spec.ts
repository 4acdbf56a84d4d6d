import { expect, test } from '../../src/test.ts'

const band = 'Sin conexión. Lo que ve puede no estar al día.'

for (const { path, heading, shown } of [
  { path: '/supplies', heading: 'Mis suministros', shown: 'Piso de Santiago' },
  { path: '/dashboard', heading: /Lucía/, shown: 'Piso de Santiago' },
])
  test(`without a connection ${path} says so and keeps what it shows; once it is back, it is refreshed`, async ({
    as,
    page,
    world,
  }) => {
    await page.clock.install()
    await as('customer', path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(shown).first()).toBeVisible()
    await expect(page.getByText(band)).toBeHidden()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const asked = async () => (await world.requests('listSupplyPoints')).length
    const before = await asked()

    await page.context().setOffline(true)
    await expect(page.getByText(band)).toBeVisible()
    await page.clock.fastForward(90_000)
    await expect(page.getByText(shown).first()).toBeVisible()
    expect(await asked()).toBe(before)

    await page.context().setOffline(false)
    await expect(page.getByText(band)).toBeHidden()
    await expect.poll(asked).toBeGreaterThan(before)
    await expect(page.getByText(shown).first()).toBeVisible()
  })
