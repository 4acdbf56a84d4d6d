import { expect, test } from '#support/test.ts'

test('tells after ten seconds that an answer is slow, and lets the user stop and try again', async ({
  as,
  page,
  world,
}) => {
  await world.fault({ operation: 'listSupplyPoints', delayMs: 60_000 })
  await page.clock.install()
  await as('customer', '/supplies')
  await expect(page.getByRole('heading', { name: 'Mis suministros' })).toBeVisible()
  const notice = page.getByText('La respuesta está tardando más de lo normal.')
  // The page's clock stands still from here, so that a slow machine waits no longer than a fast one.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  const passedMs = await page.evaluate(() => performance.now())
  await page.clock.runFor(Math.max(0, 9_000 - passedMs))
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(1_000 + passedMs)
  await expect(notice).toBeVisible()
  await page.clock.resume()
  await page.getByRole('button', { name: 'Dejar de esperar' }).click()
  // The client does not repeat an abandoned call by itself.
  await expect(page.getByText('La respuesta no ha llegado a tiempo.')).toBeVisible()
  await expect(notice).toHaveCount(0)
  await world.mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('link', { name: 'Piso de Santiago', exact: true })).toBeVisible()
})
