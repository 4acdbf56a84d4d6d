import { flat } from '#support/consumption.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows what each bill was made of, compares one with its curve and opens its days [SC-077]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', `/supplies/detail?supply=${flat}`)
    await page.getByRole('tab', { name: 'Facturas' }).click()
    await page.getByRole('tab', { name: 'Periodos facturados' }).click()
    await expect(page).toHaveURL(/tabValue=3/)
    await expect(page.getByText(/^Entre el 1 y el 28 de febrero de 2026 consumió \d+\skWh/)).toBeVisible()
    const tie = page.getByRole('region', { name: '¿Cuadra la factura con la curva?' })
    await expect(tie.getByText(/^La curva suma [\d.,]+\skWh; la factura, [\d.]+\skWh/)).toBeVisible()

    await expectAccessible('their chart')
    const asTable = page.getByRole('button', { name: 'Ver como tabla' })
    await asTable.click()
    await expect(asTable).toBeHidden()
    await expectAccessible('the table of their chart')

    await page.getByRole('button', { name: /^Cuadrar con la curva: 1–31 ene 2026/ }).click()
    await expect(page).toHaveURL(/bill=FE202601/)
    await expect(tie).toBeFocused()
    await expect(tie.getByText(/: redondeo por periodo\.$/)).toBeVisible()
    const curves = await world.requests('listConsumptions')
    expect(curves.every((call) => call.problems.length === 0)).toBe(true)

    await page.getByRole('link', { name: 'Curva 1–31 ene 2026' }).click()
    await expect(page).toHaveURL(/tabValue=0&consumptionTabValue=4&from=2026-01-01&to=2026-01-31/)
    await expect(page.getByText(/^Entre el 1 y el 31 de enero de 2026 consumió/)).toBeVisible()
  })
})
