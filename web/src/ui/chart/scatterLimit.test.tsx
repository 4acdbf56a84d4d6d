import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { ScatterLimit } from './ScatterLimit.tsx'

test('reaches every month of every period by the keys, and compares each with its own limit', () => {
  draw()
  const words = ['ArrowUp', 'ArrowUp'].map((key) => {
    const before = cursorText()
    press(key)
    return before
  })
  expect([...words, cursorText()]).toEqual([
    'marzo, P2: Máximo 4,60\u00a0kW, Límite 4,60\u00a0kW, Estado Tocó el límite',
    'marzo, P1: Máximo 3,46\u00a0kW, Límite 3,45\u00a0kW, Estado Por encima del límite',
    'marzo, P1: Máximo 3,46\u00a0kW, Límite 3,45\u00a0kW, Estado Por encima del límite',
  ])
  const cursor = screen.getByRole('slider')
  const all = [0, 1, 2, 3].map((value) => {
    fireEvent.change(cursor, { target: { value } })
    return cursorText()?.split(':')[0]
  })
  expect(all).toEqual(['febrero, P1', 'marzo, P1', 'febrero, P2', 'marzo, P2'])
})

test('says that a month has no measure, instead of a zero', () => {
  draw()
  fireEvent.change(screen.getByRole('slider'), { target: { value: 2 } })
  expect(cursorText()).toBe('febrero, P2: Máximo Sin dato, Límite 4,60\u00a0kW')
})

test('explains in the legend the shapes that are in the chart, and no others', () => {
  draw()
  const legend = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem')
  expect(legend.map(({ textContent }) => textContent)).toEqual([
    'kW',
    'Límite',
    'Por debajo del límite',
    'Tocó el límite',
    'Por encima del límite',
    'Sin dato',
  ])
  render(
    <ScatterLimit
      slots={[{ label: 'mar', name: 'marzo' }]}
      periods={[{ period: 1, points: [{ value: 1, limit: 2 }] }]}
      unit="kW"
      summary="Un mes."
    />,
  )
  expect(screen.getAllByText('Por encima del límite')).toHaveLength(1)
})

test('offers a table with the same figures, each with its state', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const rows = within(await screen.findByRole('table', { name: SUMMARY })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MesMáximoLímiteEstado',
    'febrero, P10,00\u00a0kW3,45\u00a0kWPor debajo del límite',
    'marzo, P13,46\u00a0kW3,45\u00a0kWPor encima del límite',
    'febrero, P2Sin dato4,60\u00a0kW–',
    'marzo, P24,60\u00a0kW4,60\u00a0kWTocó el límite',
  ])
})

test('leads from a point to its day by Enter and from the table, but not without a measure', async () => {
  const open = vi.fn<NonNullable<ComponentProps<typeof ScatterLimit>['onOpen']>['open']>()
  draw({ label: 'Ver el día', open })
  const cursor = screen.getByRole('slider')
  fireEvent.change(cursor, { target: { value: 2 } })
  fireEvent.keyDown(cursor, { key: 'Enter' })
  expect(open).not.toHaveBeenCalled()
  fireEvent.change(cursor, { target: { value: 3 } })
  fireEvent.keyDown(cursor, { key: 'Enter' })
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ver el día: marzo, P1' }))
  expect(open.mock.calls).toEqual([[{ period: 2, slot: 1 }], [{ period: 1, slot: 1 }]])
  expect(screen.getAllByRole('button', { name: /^Ver el día/ })).toHaveLength(3)
})

test('says that a period has no hours in a month, instead of a missing measure', async () => {
  render(
    <ScatterLimit
      slots={[{ label: 'mar', name: 'marzo' }]}
      periods={[{ period: 1, points: [{ value: null, limit: 2, idle: true }] }]}
      unit="kW"
      summary="Un mes."
    />,
  )
  expect(cursorText()).toBe('marzo, P1: Sin horas de este periodo')
  expect(screen.queryByText('Sin dato')).toBeNull()
})

const SUMMARY = 'Superó su potencia en punta un mes.'

function draw(onOpen?: ComponentProps<typeof ScatterLimit>['onOpen']) {
  render(
    <ScatterLimit
      slots={[
        { label: 'feb', name: 'febrero' },
        { label: 'mar', name: 'marzo' },
      ]}
      periods={[
        {
          period: 1,
          points: [
            { value: 0, limit: 3.45 },
            { value: 3.46, limit: 3.45 },
          ],
        },
        {
          period: 2,
          points: [
            { value: null, limit: 4.6 },
            { value: 4.6, limit: 4.6 },
          ],
        },
      ]}
      unit="kW"
      summary={SUMMARY}
      onOpen={onOpen}
    />,
  )
}

function press(key: string) {
  fireEvent.keyDown(screen.getByRole('slider'), { key })
}

function cursorText() {
  return screen.getByRole('slider').getAttribute('aria-valuetext')
}
