import { readFileSync } from 'node:fs'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { menuLink } from '#support/menuLink.ts'
import { persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

const shop = supplyCups(persona('company').userId, 1)
const otherShop = supplyCups(persona('company').userId, 2)

test('compares two supplies of a company, and exports the hours of two and the days of all forty', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('company', `/supplies/detail?supply=${shop}&tabValue=1&by=supply&other=${otherShop}`)
  await expect(page.getByText(/frente a [\d.,]+\skWh/).first()).toBeVisible()
  await menuLink(page, 'Mis suministros').click()

  for (const nth of [1, 2]) await page.getByRole('row').nth(nth).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Descargar consumos (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Descargar los consumos de 2 suministros' })
  await dialog.getByRole('button', { name: 'Último mes completo' }).click()
  await dialog.getByRole('radio', { name: 'CSV', exact: true }).check()
  await expectAccessible('the choice of an export')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Preparar el archivo' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('curvas_2_2026-02-01_2026-02-28.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(1 + 2 * 28 * 24)
  expect(new Set(lines.slice(1).map((line) => line.split(';')[0])).size).toBe(2)
  expect(lines[1]).toMatch(/^ES\w{20};[^;]+;Consumo;2026-02-01T00:00:00\+01:00;\d/)
  await expect(dialog.getByText(/en su carpeta de descargas/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()

  await page.getByRole('button', { name: 'Descargar consumos (40)' }).click()
  const all = page.getByRole('dialog', { name: 'Descargar los consumos de 40 suministros' })
  await all.getByRole('button', { name: 'Último mes completo' }).click()
  await all.getByRole('radio', { name: /^Excel/ }).check()
  await all.getByRole('radio', { name: 'Días' }).check()
  const workbook = page.waitForEvent('download')
  await all.getByRole('button', { name: 'Preparar el archivo' }).click()
  expect((await workbook).suggestedFilename()).toBe('curvas_40_2026-02-01_2026-02-28.xlsx')
  await expect(all.getByText(/en su carpeta de descargas/)).toBeVisible()
})
