import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flat } from '#support/consumption.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('shows what is contracted, with whom and since when, and prints the sheet of the supply [FL-120]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', supplyDetailPath(flat))
    await page.getByRole('tab', { name: 'Contrato' }).click()
    await expect(page).toHaveURL(/tabValue=7/)
    await expect(page.getByText('ATR000001001')).toBeVisible()
    await expect(page.getByText('12345678Z')).toBeVisible()
    await expect(page.getByText(/^Desde el .+ ha tenido \d comercializadoras? y \d potencias?\.$/)).toBeVisible()
    expect(await world.requests('listContracts')).toHaveLength(3)
    await expectAccessible('their chart')
    const asTable = page.getByRole('button', { name: 'Ver como tabla' })
    await asTable.click()
    await expect(asTable).toBeHidden()
    await expectAccessible('the table of their chart')

    const printed = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          window.print = () => done(true)
        }),
    )
    await page.getByRole('button', { name: 'Ficha del suministro' }).click()
    await expect(page.getByText(/^\d,\d\d\skW \(\d+ \w+ \d{4}, \d\d:\d\d\)$/)).toBeVisible()
    await expectAccessible('the sheet')
    await page.getByRole('button', { name: 'Imprimir' }).click()
    expect(await printed).toBe(true)
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(page.getByRole('button', { name: 'Ficha del suministro' })).toBeFocused()
  })
})

test('masks the document of the holder for a manager', async ({ as, page }) => {
  await as('manager', '/supplies')
  await page.getByRole('table', { name: 'Suministros delegados' }).getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Contrato' }).click()
  await expect(page.getByText(/^\*{3}\w{4}\*{2}$/)).toBeVisible()
})
