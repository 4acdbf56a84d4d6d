import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SuppliesScreen } from '#src/screens/supplies/SuppliesScreen.tsx'
import { curveAnswer } from '#src/testing/answers/curveAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { type Answer, fakeFetch } from '#src/testing/fakeFetch.ts'
import { readMarketFile } from '#src/testing/readMarketFile.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'

let files: ReturnType<typeof catchSavedFiles>
beforeEach(() => {
  files = catchSavedFiles()
})
afterEach(() => {
  localStorage.clear()
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

interface Situation {
  readonly points?: typeof seven
  /** No curve comes before. */
  readonly until?: Promise<void>
}

/** Opens the list of supplies, by default seven. `answer` replaces the curve of one. */
function open(
  answer: (cups: string) => Answer | undefined = () => undefined,
  { points = seven, until = Promise.resolve() }: Situation = {},
) {
  const queries: Record<string, string>[] = []
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'GET /supplypoints': () => ownSupplies(...points),
      'GET /consumptions': async (params) => {
        const names = ['cups', 'startDate', 'endDate', 'granularity']
        const query = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']))
        const { cups = '', startDate = '', endDate = '', granularity } = query
        queries.push(query)
        await until
        const curve = curveAnswer(startDate, endDate, granularity === 'H' ? 'H' : 'D', { kwh: () => 0.5 })
        return answer(cups) ?? { content: curve }
      },
    }),
  )
  renderScreens({ '/supplies': <SuppliesScreen /> }, '/supplies')
  return queries
}

async function openDialog(button = 'Descargar consumos (7)') {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: button }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

const saved = async () => ({ name: files[0]?.name, text: (await files[0]?.content.text()) ?? '' })

test('saves all curves of twelve whole months in one file, in the chosen format and step', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'CSV' }))
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

test('exports only the chosen supplies, as JSON by the hour', async () => {
  const queries = open()
  const user = userEvent.setup()
  for (const name of ['Tienda 2', 'Tienda 5'])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }))
  const { dialog } = await openDialog('Descargar consumos (2)')
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

test('writes hours of all supplies for comparators even if days were chosen before', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'CSV' }))
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

test('names a curve that failed, saves the others and retries only that one', async () => {
  let failing = true
  const queries = open((cups) => (failing && cups === cupsOf(2) ? fails : undefined))
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'CSV' }))
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

test('names a supply without data for part of the dates and saves what it has', async () => {
  let windows = 0
  open((cups) => (cups === cupsOf(0) && (windows += 1) === 1 ? { code: '1007' } : undefined))
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: 'CSV' }))
  await user.click(dialog.getByRole('radio', { name: 'Días' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect(await dialog.findByText(/no hay datos en parte de las fechas/)).toBeDefined()
  expect(dialog.getByText('Tienda 1')).toBeDefined()
  expect((await saved()).text).toContain(cupsOf(0))
})

test('rejects more than two years at the field', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  const from = present(dialog.getAllByLabelText('Desde')[0])
  await user.clear(from)
  await user.type(from, '2023-01-01')
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect((await dialog.findAllByText('Elija dos años como máximo')).length).toBeGreaterThan(0)
  expect(queries).toEqual([])
})

test('rejects more rows than Excel opens and says so', async () => {
  const queries = open()
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('radio', { name: /^Excel/ }))
  await user.click(dialog.getByRole('button', { name: 'Dos años' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect((await dialog.findAllByText(/demasiadas para Excel/)).length).toBeGreaterThan(0)
  expect(queries).toEqual([])
})

test('keeps the choice on the device and moves its range with the data', async () => {
  open()
  const first = await openDialog()
  await first.user.click(first.dialog.getByRole('radio', { name: /^JSON/ }))
  await first.user.click(first.dialog.getByRole('radio', { name: 'Meses' }))
  await first.user.click(first.dialog.getByRole('button', { name: 'Dos años' }))
  await first.user.click(first.dialog.getByRole('button', { name: 'Preparar el archivo' }))
  await first.dialog.findByText(/en su carpeta de descargas/)
  expect(JSON.parse((await saved()).text).supplies[0].readings).toHaveLength(24)
  await first.user.click(first.dialog.getByRole('button', { name: 'Elegir otras fechas' }))
  expect(first.dialog.getByRole('radio', { name: /^JSON/ })).toHaveProperty('checked', true)
  expect(first.dialog.getByRole('radio', { name: 'Meses' })).toHaveProperty('checked', true)
  expect(first.dialog.getAllByLabelText('Desde')[0]).toHaveProperty('value', '01/03/2024')
  cleanup()
  open(undefined, { points: seven.map((point) => ({ ...point, lastDataDate: '2026-04-30' })) })
  const { dialog } = await openDialog()
  expect(dialog.getByRole('radio', { name: /^JSON/ })).toHaveProperty('checked', true)
  expect(dialog.getByRole('radio', { name: 'Meses' })).toHaveProperty('checked', true)
  expect(dialog.getAllByLabelText('Desde')[0]).toHaveProperty('value', '01/05/2024')
})

test('exports a single supply from its card and can be stopped and started again', async () => {
  let answerNow = () => {}
  const answered = new Promise<void>((resolve) => (answerNow = resolve))
  const queries = open(undefined, { points: seven.slice(0, 2), until: answered })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Descargar los consumos de Tienda 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Descargar los consumos de Tienda 1' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  expect(await dialog.findByRole('progressbar')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Parar' }))
  expect(await dialog.findByText(/^Parado/)).toBeDefined()
  expect(files).toEqual([])
  answerNow()
  await user.click(dialog.getByRole('button', { name: 'Elegir otras fechas' }))
  await user.click(dialog.getByRole('button', { name: 'Preparar el archivo' }))
  await dialog.findByText(/en su carpeta de descargas/)
  expect(new Set(queries.map(({ granularity }) => granularity))).toEqual(new Set(['H']))
  expect((await saved()).name).toBe('consumo_tienda-1_2025-03-01_2026-02-28_comparadores.csv')
  expect(readMarketFile((await saved()).text)).toHaveLength(365 * 24)
})
