import { readFileSync } from 'node:fs'
import readXlsx from 'read-excel-file/node'
import { choose, openConsumption } from '#src/supplies.ts'
import { expect, test } from '#src/test.ts'

test('from the dashboard to the curve of a supply, with its summary, its periods and the year before [SC-074 FL-080 SC-100]', async ({
  as,
  page,
  world,
}) => {
  await as('customer', '/dashboard')
  await page.getByRole('link', { name: 'Ver la curva de Piso de Santiago' }).click()
  await expect(page).toHaveURL(/supplies\/detail/)
  await expect(page.getByRole('heading', { level: 1, name: 'Piso de Santiago' })).toBeVisible()
  await expect(page.getByText(/Entre el .* y el .* consumió/).first()).toBeVisible()
  await expect(page.getByText(/Datos hasta el/).first()).toBeVisible()
  await expect(
    page.getByText(/de las horas son estimadas|Todas las horas son reales|horas estimadas/).first(),
  ).toBeVisible()

  for (const view of ['Día', 'Semana', 'Mes', 'Año']) {
    await choose(page, view)
    await expect(page.getByText(/consumió/).first()).toBeVisible()
  }
  const calls = await world.requests('listConsumptions')
  expect(calls.length).toBeGreaterThan(4)
  expect(calls.every((call) => call.problems.length === 0)).toBe(true)

  const box = page.getByRole('checkbox', { name: 'Comparar con el año anterior' })
  // Fails unless the press itself has ticked the box.
  await box.check()
  await expect(page).toHaveURL(/compare=1/)
  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page).not.toHaveURL(/compare=1/)
})

test('the map of a year of hours answers to the pointer, and a press opens the day', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  await choose(page, 'Año')
  await choose(page, 'Mapa')
  const map = page.getByRole('slider', { name: /de la energía cae de/ })
  await expect(map).toBeVisible()
  await expectAccessible('a year of hours')
  const box = await map.boundingBox()
  if (!box) throw new Error('the map has no place')
  // The point lies in the row of 00:00 to 01:00, in the column of the first day.
  await page.mouse.move(box.x + 1, box.y + box.height / 48)
  await expect(page.getByText('1 abr 2025, 00:00–01:00')).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(/consumptionTabValue=0&to=2025-04-01/)
  await expect(page.getByText(/1 de abril de 2025 consumió/).first()).toBeVisible()
})

test('the curve is exported to CSV with local times, offsets and qualities, to XLSX with as many rows, and has a table', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  await expect(page.getByText(/consumió/).first()).toBeVisible()
  await expectAccessible('the chart')
  const save = async (name: RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    return download
  }
  const download = await save(/Descargar CSV/)
  expect(download.suggestedFilename()).toMatch(/^consumo_.{6}_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.trim().split(/\r?\n/)
  const [head = '', first = '', ...rest] = lines
  expect(head).toContain('kWh')
  expect(first).toMatch(/\+0[12]:00/)
  expect(first).toMatch(/;\d+,\d+/)
  expect(rest.length).toBeGreaterThan(20)

  const sheets = await readXlsx(await (await save(/Excel/)).path())
  const rows = sheets[0]?.data ?? []
  expect(rows).toHaveLength(lines.length)
  expect(rows[1]?.some((cell) => typeof cell === 'number')).toBe(true)

  await choose(page, 'Tabla')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  expect(await table.getByRole('row').count()).toBeGreaterThan(5)
  await expectAccessible('the table')
})
