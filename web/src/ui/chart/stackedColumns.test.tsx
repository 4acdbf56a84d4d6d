import { fireEvent, render, screen } from '@testing-library/react'
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
