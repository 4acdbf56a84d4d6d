import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flat } from '#support/consumption.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows what the meter says, opens the reading of a bill and reads the meter now [SC-079]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', supplyDetailPath(flat))
    await page.getByRole('tab', { name: 'Contador' }).click()
    await expect(page).toHaveURL(/tabValue=5/)
    await expect(page.getByText('Su contador, el 28 feb 2026')).toBeVisible()
    const meter = page.getByRole('region', { name: 'Qué marca su contador' })
    await expect(meter.getByRole('img', { name: /^El contador, 28 feb 2026: P1 [\d.]+\skWh/ })).toBeVisible()

    await page.getByRole('tab', { name: 'Facturas' }).click()
    await page.getByRole('tab', { name: 'Periodos facturados' }).click()
    await page.getByRole('link', { name: 'Lectura 1–31 ene 2026' }).click()
    await expect(page).toHaveURL(/tabValue=5&reading=2026-01-31/)
    await expect(meter.getByRole('img', { name: /^El contador, 31 ene 2026:/ })).toBeVisible()

    await meter.getByRole('button', { name: 'Leer ahora' }).click()
    await expect(meter.getByRole('img', { name: /^El contador, 16 mar 2026, 10:00: P1 [\d.]+\skWh/ })).toBeVisible()
    await expect(
      meter.getByText(/^Del 31 ene 2026 al 16 mar 2026, 10:00 su contador ha contado \d+\skWh\.$/),
    ).toBeVisible()
    await expectAccessible('the month and now')
    const reads = await world.requests('createProgrammedRead')
    expect(reads.map(({ problems }) => problems)).toEqual([[]])
  })
})
