import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Column } from './column.type.ts'
import { DataTable } from './DataTable.tsx'

type Supply = { readonly cups: string; readonly name: string; readonly kwh: number }

const ROWS: readonly Supply[] = [
  { cups: '1', name: 'Ático', kwh: 9 },
  { cups: '2', name: 'taller', kwh: 100 },
  { cups: '3', name: 'Casa', kwh: 20 },
]

const COLUMNS: readonly Column<Supply>[] = [
  { id: 'name', header: 'Nombre', cell: ({ name }) => name, sortBy: ({ name }) => name, heading: true },
  { id: 'kwh', header: 'Energía', cell: ({ kwh }) => `${kwh} kWh`, sortBy: ({ kwh }) => kwh, align: 'end' },
  { id: 'action', header: 'Acción', cell: () => 'Ver' },
]

afterEach(() => void vi.unstubAllGlobals())

test('sorts by a press on a header, reverses at the second, and marks the order', async () => {
  render(<DataTable caption="Suministros" columns={COLUMNS} rows={ROWS} rowId={({ cups }) => cups} />)
  await userEvent.click(screen.getByRole('button', { name: 'Energía' }))
  expect(names()).toEqual(['Ático', 'Casa', 'taller'])
  expect(screen.getByRole('columnheader', { name: 'Energía' }).getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Energía' }))
  expect(names()).toEqual(['taller', 'Casa', 'Ático'])
  expect(screen.getByRole('columnheader', { name: 'Energía' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Acción' }).querySelector('button')).toBeNull()
})

test('sorts text by the alphabet of the language', () => {
  render(
    <DataTable
      caption="Suministros"
      columns={COLUMNS}
      rows={ROWS}
      rowId={({ cups }) => cups}
      initialSort={{ columnId: 'name', descending: false }}
    />,
  )
  expect(names()).toEqual(['Ático', 'Casa', 'taller'])
})

test('turns pages, says which rows are on screen, and stays valid when rows go away', async () => {
  const view = (rows: readonly Supply[]) => (
    <DataTable caption="Suministros" columns={COLUMNS} rows={rows} rowId={({ cups }) => cups} pageSize={2} />
  )
  const { rerender } = render(view(ROWS))
  expect(names()).toEqual(['Ático', 'taller'])
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  expect(names()).toEqual(['Casa'])
  expect(screen.getByRole('navigation', { name: 'Páginas: Suministros' }).textContent).toContain('3–3 de 3')
  rerender(view(ROWS.slice(0, 2)))
  expect(names()).toEqual(['Ático', 'taller'])
})

test('shows a page of the server as it came, counted among all, and asks for the next one', async () => {
  const onPage = vi.fn<(page: number) => void>()
  const paging = { total: 7, pageSize: 3, page: 1, onPage }
  render(<DataTable caption="Suministros" columns={COLUMNS} rows={ROWS} rowId={({ cups }) => cups} paging={paging} />)
  expect(names()).toEqual(['Ático', 'taller', 'Casa'])
  expect(screen.getByRole('navigation', { name: 'Páginas: Suministros' }).textContent).toContain('4–6 de 7')
  await userEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  expect(onPage).toHaveBeenLastCalledWith(2)
  await userEvent.click(screen.getByRole('button', { name: 'Energía' }))
  expect(onPage).toHaveBeenLastCalledWith(0)
})

test('shows rows of more than three columns as cards on a phone, sorted by a list', async () => {
  onPhone()
  const columns = [...COLUMNS, { id: 'cups', header: 'CUPS', cell: ({ cups }: Supply) => cups }]
  render(<DataTable caption="Suministros" columns={columns} rows={ROWS} rowId={({ cups }) => cups} />)
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Energía ↓')
  const cards = within(screen.getByRole('region', { name: 'Suministros' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    'tallerEnergía100 kWhAcciónVerCUPS2',
    'CasaEnergía20 kWhAcciónVerCUPS3',
    'ÁticoEnergía9 kWhAcciónVerCUPS1',
  ])
})

test('keeps three columns side by side on a phone', () => {
  onPhone()
  render(<DataTable caption="Suministros" columns={COLUMNS} rows={ROWS} rowId={({ cups }) => cups} />)
  expect(screen.getByRole('table', { name: 'Suministros' })).toBeDefined()
})

test('says that a table has no rows, without an empty grid', () => {
  render(<DataTable caption="Suministros" columns={COLUMNS} rows={[]} rowId={({ cups }) => cups} />)
  expect(screen.getByText('No hay resultados')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

function onPhone() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
}

function names() {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}
