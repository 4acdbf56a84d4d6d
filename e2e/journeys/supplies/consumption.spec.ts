import { readFileSync } from 'node:fs'
import readXlsx from 'read-excel-file/node'
import { chooseView, openConsumption } from '#support/consumption.ts'
import { expect, test } from '#support/test.ts'

test('leads from the dashboard to the curve of a supply, its periods and the year before [SC-074 FL-080 SC-100]', async ({
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
    await chooseView(page, view)
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

test('names an hour of the map of a year under the pointer, and opens its day at a press', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  await chooseView(page, 'Año')
  await chooseView(page, 'Mapa')
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

test('saves a year of hours for comparators, and the days on display as CSV and Excel', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  await expect(page.getByText(/consumió/).first()).toBeVisible()
  await expectAccessible('the chart')
  const dialog = page.getByRole('dialog', { name: 'Descargar los consumos de Piso de Santiago' })
  const save = async () => {
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Preparar el archivo' }).click()
    return saved
  }
  await page.getByRole('button', { name: 'Descargar consumos' }).click()
  const year = await save()
  expect(year.suggestedFilename()).toMatch(/^consumo_piso-de-santiago_2025-03-01_2026-02-28_comparadores\.csv$/)
  const hours = readFileSync(await year.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(hours[0]).toBe('CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion')
  expect(hours.length).toBeGreaterThan(8_000)

  await dialog.getByRole('button', { name: 'Elegir otras fechas' }).click()
  await dialog.getByRole('button', { name: 'Las fechas que ve' }).click()
  await dialog.getByRole('radio', { name: 'CSV', exact: true }).check()
  await expectAccessible('the choice of a file')
  const download = await save()
  expect(download.suggestedFilename()).toMatch(/^consumo_piso-de-santiago_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/)
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.trim().split(/\r?\n/)
  const [head = '', first = '', ...rest] = lines
  expect(head).toContain('kWh')
  expect(first).toMatch(/\+0[12]:00/)
  expect(first).toMatch(/;\d+,\d+/)
  expect(rest.length).toBeGreaterThan(20 * 24)

  await dialog.getByRole('button', { name: 'Elegir otras fechas' }).click()
  // The last choice is kept.
  await expect(dialog.getByRole('radio', { name: 'CSV', exact: true })).toBeChecked()
  await dialog.getByRole('radio', { name: /^Excel/ }).check()
  const sheets = await readXlsx(await (await save()).path())
  const rows = sheets[0]?.data ?? []
  expect(rows).toHaveLength(lines.length)
  expect(rows[1]?.some((cell) => typeof cell === 'number')).toBe(true)
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()

  await chooseView(page, 'Tabla')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  expect(await table.getByRole('row').count()).toBeGreaterThan(5)
  await expectAccessible('the table')
})

test('opens a month by its bar, a day by Enter, and the year again by two presses', async ({ as, page }) => {
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  await chooseView(page, 'Año')
  await expect(page).toHaveURL(/consumptionTabValue=3/)
  const chart = page.getByRole('slider', { name: /^El mes de más energía/ })
  await expect(chart).toBeVisible()
  const box = await chart.boundingBox()
  if (!box) throw new Error('the chart has no place')
  // The second of twelve bars: May 2025.
  await page.mouse.click(box.x + (box.width * 1.5) / 12, box.y + box.height / 2)
  await expect(page.getByRole('heading', { name: '1–31 may 2025' })).toBeVisible()
  await page.getByRole('slider', { name: /^El día de más energía/ }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/to=2025-05-01&consumptionTabValue=0/)
  await page.getByRole('button', { name: 'Ver todo el mes' }).click()
  await expect(page.getByRole('heading', { name: '1–31 may 2025' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver todo el año' }).click()
  await expect(page).toHaveURL(/to=2025-05-31&consumptionTabValue=3/)
})
