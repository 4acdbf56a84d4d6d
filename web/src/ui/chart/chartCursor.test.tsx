import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ChartCursor } from './frame/ChartCursor.tsx'

test('keeps a touched slot until another touch, and selects none under a scrolling finger', () => {
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

test('hides the slot under the mouse once the mouse leaves', () => {
  const layer = draw()
  fireEvent.pointerMove(layer, { pointerType: 'mouse', clientX: 90, clientY: 0 })
  expect(screen.getByText('hora 1')).toBeDefined()
  fireEvent.pointerLeave(layer, { pointerType: 'mouse' })
  expect(screen.queryByText(/hora/)).toBeNull()
})

test('opens a slot at a press, and marks a range at a drag, which opens none', () => {
  const [onOpen, onZoom] = [vi.fn<(slot: number) => void>(), vi.fn<(range: object) => void>()]
  const layer = draw({ onOpen, onZoom })
  const mouse = (event: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
    fireEvent[event](layer, { pointerType: 'mouse', clientX, clientY: 0 })
  mouse('pointerMove', 10)
  mouse('pointerDown', 10)
  mouse('pointerUp', 10)
  expect(onOpen.mock.calls).toEqual([[0]])
  mouse('pointerDown', 10)
  mouse('pointerMove', 90)
  mouse('pointerUp', 90)
  expect(onZoom.mock.calls).toEqual([[{ from: 0, to: 1 }]])
  expect(onOpen).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })
  expect(onOpen).toHaveBeenLastCalledWith(1)
})

/** Renders two slots in a hundred pixels. */
function draw(acts: Pick<ComponentProps<typeof ChartCursor>, 'onOpen' | 'onZoom'> = {}) {
  const plot = { left: 0, top: 0, width: '100%', height: '100%' }
  const words = (slot: number) => ({ when: `hora ${slot}`, rows: [], text: '' })
  render(<ChartCursor count={2} texts={words} summary="Dos horas." plot={plot} {...acts} />)
  const layer = screen.getByRole('slider').parentElement ?? document.body
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  return layer
}
