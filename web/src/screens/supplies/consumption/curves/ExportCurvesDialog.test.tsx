import { example } from '@acometida/api-spec/testing/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SuppliesScreen } from '#src/screens/supplies/SuppliesScreen.tsx'
import { curveAnswer } from '#src/testing/answers/curveAnswer.ts'
import { type Answer, fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { readMarketFile } from '#src/testing/readMarketFile.ts'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'

let files: ReturnType<typeof catchSavedFiles>
beforeEach(() => {
  files = catchSavedFiles()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const seven = Array.from({ length: 7 }, (_, index) => ({
  ...example('SupplyPoint'),
  cups: `ES002200000123456${index}WY1P`,
  name: `Tienda ${index + 1}`,
}))
const cupsOf = (index: number) => seven[index]?.cups ?? ''
const fails: Answer = { status: 503, code: 'XXX' }

/** Opens the list of seven supplies. `answer` replaces the curve of a supply. */
function open(answer: (cups: string) => Answer | undefined = () => undefined) {
  const queries: Record<string, string>[] = []
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': () => ({
        content: { ...example('listSupplyPoints', 'none'), supplyPoints: { items: seven } },
      }),
      'GET /consumptions': (params) => {
        const names = ['cups', 'startDate', 'endDate', 'granularity']
        const query = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']))
        const { cups = '', startDate = '', endDate = '', granularity } = query
        queries.push(query)
        const curve = curveAnswer(startDate, endDate, granularity === 'H' ? 'H' : 'D', { kwh: () => 0.5 })
        return answer(cups) ?? { content: curve }
      },
    }),
  )
  renderScreens({ '/supplies': <SuppliesScreen /> }, '/supplies')
  return queries
}

async function openDialog(button = 'Exportar curvas (7)') {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: button }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const saved = async () => ({ name: files[0]?.name, text: (await files[0]?.content.text()) ?? '' })

test('all curves come into one file, by the hours of twelve whole months unless something else is chosen', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Días' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect(await dialog.findByText(/en su carpeta de descargas/)).toBeDefined()
  expect(new Set(queries.map(({ cups }) => cups))).toEqual(new Set(seven.map(({ cups }) => cups)))
  expect([queries[0]?.startDate, queries.at(-1)?.endDate, queries[0]?.granularity]).toEqual([
    '2025-03-01',
    '2026-02-28',
    'D',
  ])
  const { name, text } = await saved()
  expect(name).toBe('curvas_7_2025-03-01_2026-02-28.csv')
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(1 + 7 * 365)
  expect(lines[0]).toContain('CUPS;Suministro;Medida;Inicio;Energía (kWh);P1 (kWh);P2 (kWh);P3 (kWh);Calidad')
  expect(lines[1]).toMatch(/^ES0022000001234560WY1P;Tienda 1;Consumo;2025-03-01T00:00:00\+01:00;12;/)
})

test('only the chosen ones are exported, and as a program reads them', async () => {
  const queries = open()
  const user = userEvent.setup()
  for (const name of ['Tienda 2', 'Tienda 5'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  const { dialog } = await openDialog('Exportar curvas (2)')
  await user.click(dialog.getByRole('radio', { name: /^JSON/ }))
  await user.click(dialog.getByRole('button', { name: 'Último mes completo' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  await dialog.findByText(/en su carpeta de descargas/)
  expect(queries.map(({ cups, granularity }) => [cups, granularity])).toEqual([
    [cupsOf(1), 'H'],
    [cupsOf(4), 'H'],
  ])
  const { name, text } = await saved()
  expect(name).toBe('curvas_2_2026-02-01_2026-02-28.json')
  expect(JSON.parse(text).supplies.map(({ readings }: { readings: unknown[] }) => readings.length)).toEqual([672, 672])
})

test('the file for comparators has the hours of all supplies, also if days were chosen before', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Días' }))
  await user.click(dialog.getByRole('radio', { name: /^CSV para comparadores/ }))
  await user.click(dialog.getByRole('button', { name: 'Último mes completo' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  await dialog.findByText(/en su carpeta de descargas/)
  expect(new Set(queries.map(({ granularity }) => granularity))).toEqual(new Set(['H']))
  const { name, text } = await saved()
  expect(name).toBe('curvas_7_2026-02-01_2026-02-28_comparadores.csv')
  const hours = readMarketFile(text)
  expect(hours).toHaveLength(7 * 28 * 24)
  expect(new Set(hours.map(({ cups }) => cups))).toEqual(new Set(seven.map(({ cups }) => cups)))
})

test('a curve that does not come is named, the others can be saved, and only it is asked for again', async () => {
  let failing = true
  const queries = open((cups) => (failing && cups === cupsOf(2) ? fails : undefined))
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Días' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect(await dialog.findByText(/Hechos 6 de 7/)).toBeDefined()
  expect(dialog.getByText(`Tienda 3 (${cupsOf(2)})`)).toBeDefined()
  expect(files).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Guardar las 6 que han llegado' }))
  expect((await saved()).name).toBe('curvas_6_2025-03-01_2026-02-28.csv')
  failing = false
  queries.length = 0
  await user.click(dialog.getByRole('button', { name: 'Reintentar los que faltan' }))
  expect(await dialog.findByText(/en su carpeta de descargas/)).toBeDefined()
  expect(new Set(queries.map(({ cups }) => cups))).toEqual(new Set([cupsOf(2)]))
  expect(files.at(-1)?.name).toBe('curvas_7_2025-03-01_2026-02-28.csv')
})

test('a supply without data for part of the dates is named, and its values are in the file', async () => {
  let windows = 0
  open((cups) => (cups === cupsOf(0) && (windows += 1) === 1 ? { code: '1007' } : undefined))
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'Días' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect(await dialog.findByText(/no hay datos en parte de las fechas/)).toBeDefined()
  expect(dialog.getByText('Tienda 1')).toBeDefined()
  expect((await saved()).text).toContain(cupsOf(0))
})

test('dates that are no range, or more than two years, are refused at their field', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  const from = present(dialog.getAllByLabelText('Desde')[0])
  await user.clear(from)
  await user.type(from, '2023-01-01')
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect((await dialog.findAllByText('Elija dos años como máximo')).length).toBeGreaterThan(0)
  expect(queries).toEqual([])
})

test('more rows than a spreadsheet opens are refused for Excel, and what can be had instead is said', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: /^Excel/ }))
  await user.click(dialog.getByRole('button', { name: 'Dos años' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect((await dialog.findAllByText(/demasiadas para Excel/)).length).toBeGreaterThan(0)
  expect(queries).toEqual([])
})
