import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChartCursor } from './frame/ChartCursor.tsx'

test('a touched slot stays until another touch, and a scrolling finger selects none', () => {
  const layer = draw()
  fireEvent.pointerUp(layer, { pointerType: 'touch', clientX: 10, clientY: 0 })
  fireEvent.pointerLeave(layer, { pointerType: 'touch' })
  expect(screen.getByText('hora 0')).toBeDefined()
  fireEvent.blur(screen.getByRole('slider'))
  expect(screen.queryByText(/hora/)).toBeNull()
  fireEvent.pointerMove(layer, { pointerType: 'touch', clientX: 10, clientY: 0 })
  fireEvent.pointerCancel(layer, { pointerType: 'touch' })
  expect(screen.queryByText(/hora/)).toBeNull()
})

test('the slot under the mouse disappears with it', () => {
  const layer = draw()
  fireEvent.pointerMove(layer, { pointerType: 'mouse', clientX: 90, clientY: 0 })
  expect(screen.getByText('hora 1')).toBeDefined()
  fireEvent.pointerLeave(layer, { pointerType: 'mouse' })
  expect(screen.queryByText(/hora/)).toBeNull()
})

/** Renders two slots in a hundred pixels. */
function draw() {
  const plot = { left: 0, top: 0, width: '100%', height: '100%' }
  const words = (slot: number) => ({ when: `hora ${slot}`, rows: [], text: '' })
  render(<ChartCursor count={2} words={words} summary="Dos horas." plot={plot} />)
  const layer = screen.getByRole('slider').parentElement ?? document.body
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  return layer
}
