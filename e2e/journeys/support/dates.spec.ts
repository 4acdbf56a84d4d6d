import type { Locator } from '@playwright/test'
import { flat } from '#support/consumption.ts'
import { changePath, goInside } from '#support/goInside.ts'
import { expect, test } from '#support/test.ts'

test.use({ locale: 'en-US' })

test('shows the first of February as 01/02/2026 in date boxes, in a browser in another language', async ({
  as,
  page,
}) => {
  await as('customer', `/supplies/detail?supply=${flat}&consumptionTabValue=4&from=2026-02-01&to=2026-02-28`)
  const box = (name: string, within: Locator = page.getByRole('main')) => within.getByRole('textbox', { name })
  await expect(box('Desde')).toHaveValue('01/02/2026')
  await expect(box('Hasta')).toHaveValue('28/02/2026')
  await typesDays(box('Desde'))
  await changePath(page, `/supplies/detail?supply=${flat}&tabValue=1&by=dates`)
  await expect(box('Desde')).toHaveCount(2)
  for (const each of await box('Desde').all()) await typesDays(each)
  await goInside(page, '/supplies')
  await page.getByRole('button', { name: /^Descargar consumos/ }).click()
  await typesDays(box('Desde', page.getByRole('dialog')))
})

test('refuses a day that does not exist, and says so at its box, in a browser in another language', async ({
  as,
  page,
}) => {
  await as('agent', '/gestionUsuarios')
  const days = page.getByRole('group', { name: 'Registro' })
  await days.getByRole('textbox', { name: 'Desde' }).fill('31/2/2026')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(days).toContainText('Escriba fechas que existan')
  await typesDays(days.getByRole('textbox', { name: 'Desde' }))
  await days.getByRole('textbox', { name: 'Hasta' }).fill('10/2/2026')
  await expect(days).not.toContainText('Escriba fechas que existan')
})

/** Types a day in several forms. The box shows it the same each time. */
async function typesDays(box: Locator): Promise<void> {
  for (const typed of ['1/2/26', '1-2-2026', '2026-02-01', '01022026']) {
    await box.fill(typed)
    await box.blur()
    await expect(box, typed).toHaveValue('01/02/2026')
  }
}
