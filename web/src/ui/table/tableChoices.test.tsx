import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchSavedFiles } from '#src/testing/savedFiles.ts'
import type { Column, Sort } from './column.type.ts'
import { DataTable } from './DataTable.tsx'

type Supply = { readonly cups: string; readonly name: string; readonly kw: number }

const NAMES = ['Almacén', 'Bombeo', 'Casa', 'Depósito', 'Estudio']
const ROWS: readonly Supply[] = NAMES.map((name, index) => ({ cups: `ES${index}`, name, kw: 5.5 - index }))

const COLUMNS: readonly Column<Supply>[] = [
  { id: 'name', header: 'Nombre', heading: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'kw',
    header: 'Potencia',
    cell: ({ kw }) => `${kw} kW`,
    sortBy: ({ kw }) => kw,
    csv: ({ kw }) => kw,
  },
  {
    id: 'cups',
    header: 'CUPS',
    cell: ({ cups }) => <code>{cups}</code>,
    sortBy: ({ cups }) => cups,
    csv: ({ cups }) => cups,
  },
  { id: 'edit', header: 'Editar', headerHidden: true, cell: () => <button type="button">Editar</button> },
]

let files: ReturnType<typeof catchSavedFiles>
beforeEach(() => {
  files = catchSavedFiles()
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('selects rows by named boxes, with a mixed box of the page for some of them', async () => {
  const { chosen } = draw()
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Todo lo de esta página' })
  await userEvent.click(box('Bombeo'))
  expect(chosen()).toEqual(['ES1'])
  expect([page.checked, page.indeterminate]).toEqual([false, true])
  await userEvent.click(page)
  expect(chosen()).toEqual(['ES0', 'ES1'])
  expect([page.checked, page.indeterminate]).toEqual([true, false])
  await userEvent.click(page)
  expect(chosen()).toEqual([])
})

test('keeps rows selected on other pages and in other orders, and counts them there', async () => {
  const { chosen } = draw()
  await userEvent.click(box('Bombeo'))
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await userEvent.click(box('Casa'))
  expect(screen.getByRole('status').textContent).toBe('Selección: 2, 1 fuera de esta página')
  await userEvent.click(screen.getByRole('button', { name: 'Potencia' }))
  await userEvent.click(screen.getByRole('button', { name: 'Potencia' }))
  expect(chosen()).toEqual(['ES1', 'ES2'])
  expect([box('Almacén').checked, box('Bombeo').checked]).toEqual([false, true])
})

test('selects by Shift all from the last row to this one, as they are sorted', async () => {
  const { chosen } = draw({ pageSize: 5 })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Potencia' }))
  await user.click(box('Estudio'))
  await user.keyboard('{Shift>}')
  await user.click(box('Casa'))
  await user.keyboard('{/Shift}')
  expect(chosen()).toEqual(['ES2', 'ES3', 'ES4'])
})

test('offers to select the other pages once the whole page is selected', async () => {
  const { chosen } = draw()
  expect(screen.queryByRole('button', { name: 'Seleccionar todo (5)' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Todo lo de esta página' }))
  await userEvent.click(screen.getByRole('button', { name: 'Seleccionar todo (5)' }))
  expect(chosen()).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Seleccionar todo (5)' })).toBeNull()
})

test('shows the acts while rows are selected, and then focuses the box of the page', async () => {
  draw()
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull()
  await userEvent.click(box('Bombeo'))
  expect(screen.getByRole('button', { name: 'Retirar' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }))
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Todo lo de esta página' }))
  await userEvent.click(box('Bombeo'))
  await userEvent.click(box('Bombeo'))
  expect(document.activeElement).toBe(box('Bombeo'))
})

test('shows no boxes without a selection, and no button without a choice of columns', () => {
  render(<DataTable caption="Suministros" columns={COLUMNS} rows={ROWS} rowId={({ cups }) => cups} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Columnas' })).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

test('puts a box on each card of a phone, and that of the page above them', async () => {
  onPhone()
  const { chosen } = draw()
  await userEvent.click(box('Bombeo'))
  expect(chosen()).toEqual(['ES1'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Todo lo de esta página' }))
  expect(chosen()).toEqual(['ES0', 'ES1'])
})

test('hides any column but the name and the buttons of a row, and remembers it on the device', async () => {
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  const panel = within(screen.getByRole('group', { name: 'Columnas: Suministros' }))
  expect(panel.getAllByRole('checkbox').map((input) => input.closest('div')?.textContent)).toEqual(['Potencia', 'CUPS'])
  await userEvent.click(panel.getByRole('checkbox', { name: 'Potencia' }))
  expect(screen.queryByRole('columnheader', { name: 'Potencia' })).toBeNull()
  unmount()
  draw()
  expect(headers()).toEqual(['Nombre', 'CUPS', 'Editar'])
})

test('keeps mandatory columns though an earlier version stored them as hidden', () => {
  localStorage.setItem('acometida.hiddenColumns.supplies', 'name,edit,gone,kw')
  draw()
  expect(headers()).toEqual(['Nombre', 'CUPS', 'Editar'])
})

test('names no order on a phone that sorts by a hidden column', async () => {
  onPhone()
  localStorage.setItem('acometida.hiddenColumns.supplies', 'kw')
  draw({ initialSort: { columnId: 'kw', descending: false } })
  expect(screen.queryByText('5.5 kW')).toBeNull()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' }).selectedOptions[0]?.text).toBe('–')
})

test('saves all pages in the order on screen, without hidden columns and buttons', async () => {
  localStorage.setItem('acometida.hiddenColumns.supplies', 'cups')
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Potencia' }))
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  expect(await saved()).toEqual({
    name: 'suministros.csv',
    lines: ['Nombre;Potencia', 'Estudio;1,5', 'Depósito;2,5', 'Casa;3,5', 'Bombeo;4,5', 'Almacén;5,5', ''],
  })
})

test('neutralises a name in the file that a spreadsheet would run as a formula', async () => {
  draw({ rows: [{ cups: 'ES9', name: '=HYPERLINK("http://x")', kw: -1 }] })
  await userEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  expect((await saved()).lines[1]).toBe('"\'=HYPERLINK(""http://x"")";-1;ES9')
})

test('saves the rows on screen of a table paged by the server, and says so on its button', async () => {
  const paging = { total: 5, pageSize: 2, page: 1, onPage: () => undefined }
  draw({ rows: ROWS.slice(2, 4), paging })
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Descargar esta página (CSV)' }))
  expect((await saved()).lines).toEqual(['Nombre;Potencia;CUPS', 'Casa;3,5;ES2', 'Depósito;2,5;ES3', ''])
})

type Drawn = Partial<Parameters<typeof DataTable<Supply>>[0]> & { readonly initialSort?: Sort }

/** Five supplies, two a page, with a selection that the screen keeps, a choice of columns and a file. */
function draw(props: Drawn = {}) {
  let last: ReadonlySet<string> = new Set()
  function Supplies() {
    const [chosen, setChosen] = useState(last)
    last = chosen
    const acts = <button type="button">Retirar</button>
    return (
      <DataTable
        caption="Suministros"
        columns={COLUMNS}
        rows={ROWS}
        rowId={({ cups }) => cups}
        pageSize={2}
        selection={{ chosen, onChosen: setChosen, acts }}
        columnChoice="supplies"
        csvName="suministros"
        {...props}
      />
    )
  }
  return { ...render(<Supplies />), chosen: () => [...last].toSorted() }
}

function box(name: string) {
  return screen.getByRole<HTMLInputElement>('checkbox', { name })
}

function headers() {
  return screen.getAllByRole('columnheader').map((cell) => cell.textContent)
}

function onPhone() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
}

/** The file that was handed to the browser, without its byte order mark. */
async function saved() {
  const { content, name } = files.at(-1) ?? {}
  return { name, lines: (await content?.text())?.replace('\uFEFF', '').split('\r\n') ?? [] }
}
