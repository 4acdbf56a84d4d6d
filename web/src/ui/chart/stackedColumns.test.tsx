import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { StackedColumns } from './StackedColumns.tsx'

test('the chart is named by its sentence, and the arrow keys say each column with its parts, whole and quality', () => {
  draw()
  const cursor = screen.getByRole('slider', { name: 'En marzo gastó 8 kWh al día.' })
  expect(cursor.getAttribute('aria-valuetext')).toBe('marzo: P1 3,00\u00a0kWh, P2 5,00\u00a0kWh, Total 8,00\u00a0kWh')
  fireEvent.change(cursor, { target: { value: '0' } })
  expect(cursor.getAttribute('aria-valuetext')).toContain('febrero · estimado')
})

test('its help speaks of no zoom, for there is none', () => {
  draw()
  const cursor = screen.getByRole('slider', { description: 'Use las flechas para recorrer los valores.' })
  fireEvent.keyDown(cursor, { key: 'Enter' })
  expect(cursor).toBeDefined()
})

test('the table has the figures of the columns, with their quality, and the way back', async () => {
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

test('of no columns the sentence is left, without axes or a table', () => {
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
