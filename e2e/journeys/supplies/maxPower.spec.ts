import { readFileSync } from 'node:fs'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { flat } from '#support/consumption.ts'
import { persona } from '#support/persona.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows how much power is used, opens a day of it, and prepares a sheet for the retailer [SC-076 RT-045]', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('customer', `/supplies/detail?supply=${flat}`)
    await page.getByRole('tab', { name: 'Potencia' }).click()
    await expect(page).toHaveURL(/tabValue=2/)
    await expect(page.getByText(/^Usa como mucho el \d+\s%/).first()).toBeVisible()
    await expect(page.getByText(/Cada kW cuesta aquí 0,92\s€ al año/)).toBeVisible()

    await expectAccessible('its chart')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar CSV' }).click()
    const text = readFileSync(await (await saved).path(), 'utf8')
    expect(text.trim().split('\r\n')).toHaveLength(1 + 24 * 2)

    await page.getByRole('button', { name: 'Preparar la hoja para su comercializadora' }).click()
    await expect(page.getByText('Vatio Claro Energía, S. L.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Punta \(P1\)/ })).toBeVisible()
    await expectAccessible('the sheet for the retailer')
    await page.getByRole('button', { name: 'Volver' }).click()

    const chart = page.getByRole('slider', { name: /^Usa como mucho/ })
    await chart.evaluate((input) => input.scrollIntoView({ block: 'center' }))
    const box = await chart.boundingBox()
    if (!box) throw new Error('the chart has no place')
    const place = [box.x + box.width * 0.99, box.y + box.height * 0.75] as const
    const opened = /tabValue=0&consumptionTabValue=0&to=2026-03-/
    // The first touch shows the details of the point; the second one opens it.
    await page.touchscreen.tap(...place)
    await expect(page).toHaveURL(/tabValue=2/)
    await page.touchscreen.tap(...place)
    await expect(page).toHaveURL(opened)
    await expect(page.getByRole('tab', { name: 'Consumo', selected: true })).toBeVisible()
    await expect(page.getByText(/consumió/).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^Usa como mucho el \d+\s%/).first()).toBeVisible()
    const asTable = page.getByRole('button', { name: 'Ver como tabla' })
    await asTable.click()
    await expect(asTable).toBeHidden()
    await expectAccessible('its table')
  })
})

test('tells on the link of a generator why it has no maximum power', async ({ as, page, expectAccessible }) => {
  await as('prosumer', `/supplies/detail?supply=${supplyCups(persona('prosumer').userId, 2)}&tabValue=2`)
  await expect(page.getByText('Este apartado no es de un suministro que genera')).toBeVisible()
  await expectAccessible('a tab that does not apply')
})
