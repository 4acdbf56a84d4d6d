import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EventStrip } from './EventStrip.tsx'

const SUMMARY = 'Dos averías en un año.'
const row = () => ({ when: '14 mar', rows: [{ name: 'Tipo', swatch: null, value: 'Avería' }], text: '' })

function draw() {
  return render(
    <EventStrip
      rows={[
        {
          name: 'Averías',
          kind: 'failure',
          events: [
            { day: '2025-03-17', words: '17 mar' },
            { day: '2026-03-16', words: '16 mar' },
          ],
        },
        { name: 'Programados', kind: 'planned', events: [] },
      ]}
      from="2025-03-17"
      to="2026-03-16"
      summary={SUMMARY}
      table={{ header: 'Comenzó', count: 2, words: row }}
    />,
  )
}

test('draws a tick for each event of a kind, from the first day to the last, inside the drawing', () => {
  const { container } = draw()
  // The middle of the first and of the last of 365 days.
  const places = [...container.querySelectorAll<HTMLElement>('[class*=tick]')].map(({ style }) =>
    Number.parseFloat(style.insetInlineStart),
  )
  expect(places).toEqual([expect.closeTo(50 / 365, 5), expect.closeTo(100 - 50 / 365, 5)])
})

test('says by the arrow keys the events of each kind, or that there are none', () => {
  draw()
  const cursor = screen.getByRole('slider', { name: SUMMARY })
  const first = cursor.getAttribute('aria-valuetext')
  fireEvent.keyDown(cursor, { key: 'ArrowUp' })
  expect([first, cursor.getAttribute('aria-valuetext')].toSorted()).toEqual([
    'Averías: 17 mar; 16 mar',
    'Programados: Ninguno',
  ])
})

test('offers all events as a table', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  expect(within(await screen.findByRole('table', { name: SUMMARY })).getAllByRole('row')).toHaveLength(3)
})
