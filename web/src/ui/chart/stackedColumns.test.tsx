import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { StackedColumns } from './StackedColumns.tsx'

test('names the chart by its sentence, and says each column with its parts, whole and quality', () => {
  draw()
  const cursor = screen.getByRole('slider', { name: 'En marzo gastó 8 kWh al día.' })
  expect(cursor.getAttribute('aria-valuetext')).toBe('marzo: P1 3,00\u00a0kWh, P2 5,00\u00a0kWh, Total 8,00\u00a0kWh')
  fireEvent.change(cursor, { target: { value: '0' } })
  expect(cursor.getAttribute('aria-valuetext')).toContain('febrero · estimado')
})

test('describes the arrow keys without a zoom', () => {
  draw()
  const cursor = screen.getByRole('slider', { description: 'Use las flechas para recorrer los valores.' })
  fireEvent.keyDown(cursor, { key: 'Enter' })
  expect(cursor).toBeDefined()
})

test('offers a table with the figures and quality of the columns, and the way back', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const table = await screen.findByRole('table', { name: 'En marzo gastó 8 kWh al día.' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'CuándoP1P2Total',
    'febrero · estimado3,00\u00a0kWh5,00\u00a0kWh8,00\u00a0kWh',
    'marzo3,00\u00a0kWh5,00\u00a0kWh8,00\u00a0kWh',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Ver como gráfica' }))
  expect(screen.getByRole('slider')).toBeDefined()
})

test('draws in the legend the pale columns of before and the hatching of estimates', () => {
  const parts = [{ value: 3 }]
  render(
    <StackedColumns
      unit="kWh"
      summary="En marzo gastó 3 kWh."
      beforeName="Un año antes"
      columns={[
        { id: '0', label: '', name: 'marzo de 2025', parts, before: true },
        { id: '1', label: 'mar', name: 'marzo', parts, estimated: true },
      ]}
    />,
  )
  const swatchOf = (name: string) => screen.getByText(name).closest('li')?.querySelector('[data-kind]')
  expect(swatchOf('Un año antes')?.getAttribute('data-kind')).toBe('consumption')
  expect(swatchOf('Estimado')?.getAttribute('data-kind')).toBe('estimated')
})

test('leaves the sentence without axes or a table where there are no columns', () => {
  render(<StackedColumns columns={[]} unit="kWh" summary="Aún no hay facturas." />)
  expect(screen.getByRole('figure').textContent).toBe('Aún no hay facturas.')
  expect(screen.queryByRole('button')).toBeNull()
})

function draw() {
  const parts = [
    { period: 1, value: 3 },
    { period: 2, value: 5 },
  ]
  render(
    <StackedColumns
      unit="kWh"
      summary="En marzo gastó 8 kWh al día."
      columns={[
        { id: '1', label: 'feb', name: 'febrero', parts, estimated: true },
        { id: '2', label: 'mar', name: 'marzo', parts },
      ]}
    />,
  )
}
