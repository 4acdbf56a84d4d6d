import { addDays, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { hoursOfDay } from '@acometida/api-spec/rules/time/localTime'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { heatGrid, type HeatHour } from './heatMap.grid.ts'
import { heatMarks } from './heatMap.marks.ts'
import { HeatMap } from './HeatMap.tsx'

test('leaves out the hour that spring skips, but keeps it on the days around', () => {
  const { days, columns, cells } = heatGrid([...day('2026-03-28', '+01:00'), ...SPRING], 2)
  expect([days, columns.length, cells.length]).toEqual([['2026-03-28', '2026-03-29'], 24, 48])
  expect([cells[2], cells[24 + 1], cells[24 + 2], cells[24 + 3]]).toEqual([2, 25, undefined, 26])
})

test('draws two cells for the hour that autumn repeats, which other days lack', () => {
  const { columns, cells } = heatGrid([...day('2025-10-25', '+02:00'), ...AUTUMN], 2)
  expect(columns.slice(1, 5)).toEqual(['01', '02', '02+', '03'])
  expect([cells[2], cells[3], cells[4]]).toEqual([2, undefined, 3])
  expect([cells[25 + 2], cells[25 + 3], cells[25 + 4]]).toEqual([26, 27, 28])
})

test('reaches each cell by the keys: by the hour and over midnight, and by the day', () => {
  draw([...day('2026-03-28', '+01:00'), ...SPRING])
  move(24)
  expect(cursorText()).toBe('29 mar 2026, 00:00–01:00: 1,00\u00a0kWh')
  move(23)
  expect(cursorText()).toBe('28 mar 2026, 23:00–00:00: 1,00\u00a0kWh')
  const path = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    fireEvent.keyDown(screen.getByRole('slider'), { key })
    return cursorText()?.slice(0, 19)
  })
  expect(path).toEqual(['29 mar 2026, 23:00–', '29 mar 2026, 23:00–', '28 mar 2026, 23:00–', '28 mar 2026, 23:00–'])
})

test('tells a missing, a zero, an estimated and a nonexistent hour apart', () => {
  const [zero, missing, estimated, ...rest] = SPRING
  if (!zero || !missing || !estimated) throw new Error('a day has more than three hours')
  draw([{ ...zero, value: 0 }, { ...missing, value: null }, { ...estimated, estimated: true }, ...rest])
  const words = [0, 1, 2, 3].map((cell) => {
    move(cell)
    return cursorText()?.replace('29 mar 2026, ', '')
  })
  expect(words).toEqual([
    '00:00–01:00: 0,00\u00a0kWh',
    '01:00–03:00: Sin dato',
    '02:00: esta hora no existe ese día',
    '03:00–04:00: 1,00\u00a0kWh · estimado',
  ])
  expect([screen.queryByText('Sin dato'), screen.queryByText('Estimado')]).not.toContain(null)
})

test('offers a table with a row for each hour that there was, with the same figures', async () => {
  draw(AUTUMN)
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const rows = within(await screen.findByRole('table', { name: SUMMARY })).getAllByRole('row')
  expect(rows.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'HoraConsumo',
    '26 oct 2025, 00:00–01:001,00\u00a0kWh',
    '26 oct 2025, 01:00–02:001,00\u00a0kWh',
    '26 oct 2025, 02:00–02:00 (+02:00)1,00\u00a0kWh',
    '26 oct 2025, 02:00–03:001,00\u00a0kWh',
  ])
  expect(screen.getByRole('navigation').textContent).toContain('1–24 de 25')
})

test('explains the scale only where something was measured', () => {
  const { unmount } = draw(SPRING)
  expect(screen.getByText('0,80–1,00')).toBeDefined()
  unmount()
  draw(SPRING.map((hour) => ({ ...hour, value: null })))
  expect(screen.queryByText('0,80–1,00')).toBeNull()
})

test('draws a year from left to right, hour below hour, without a row for the repeated hour', () => {
  draw(YEAR)
  expect(screen.getByRole('slider').getAttribute('max')).toBe(String(365 * 24 - 1))
  move(365 + 1)
  expect(cursorText()).toBe('2 ene 2025, 01:00–02:00: 1,00\u00a0kWh')
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowDown' })
  expect(cursorText()).toBe('2 ene 2025, 02:00–03:00: 1,00\u00a0kWh')
  move(dayOfYear('2025-10-26') + 2 * 365)
  expect(cursorText()).toBe('26 oct 2025, 02:00–02:00 (+02:00): 1,00\u00a0kWh')
  move(dayOfYear('2025-03-30') + 2 * 365)
  expect(cursorText()).toBe('30 mar 2025, 02:00: esta hora no existe ese día')
})

test('joins neighbours of a kind to one line where cells are too small for marks', () => {
  const marks = heatMarks(
    [1, 1, 0, null, 1].map((value, hour) => ({ at: `2025-01-01T0${hour}`, value, estimated: hour === 1 })),
    [0, 1, 2, 3, 4, undefined],
    3,
    true,
  )
  expect(marks.levels.map(({ path }) => path).filter(Boolean)).toEqual(['M2 0h1', 'M0 0h2M1 1h1'])
  expect([marks.missing.slice(0, 4), marks.estimated]).toEqual(['M0 1', 'M1 0m0 .9h1'])
})

test('draws hours on their way in a frame of the same size, with nothing to reach or to explain', () => {
  const days = [...new Set(YEAR.map(({ at }) => at.slice(0, 10)))]
  const stage = () => document.querySelector<HTMLElement>('[data-curve]')
  const { rerender } = render(<HeatMap name="Consumo" hours={[]} pending={days} unit="kWh" summary="…" withoutTable />)
  const [months, height] = [screen.getAllByText(/^(ene|feb|dic)$/).length, stage()?.style.blockSize]
  expect([months, screen.queryByRole('slider'), screen.queryByText('0,80–1,00')]).toEqual([3, null, null])
  expect([stage()?.dataset['curve'], stage()?.matches('[data-skeleton]')]).toEqual(['drawing', true])
  rerender(<HeatMap name="Consumo" hours={YEAR} unit="kWh" summary={SUMMARY} withoutTable />)
  expect([stage()?.style.blockSize, stage()?.dataset['curve']]).toEqual([height, 'drawn'])
  expect(screen.getByRole('slider').getAttribute('max')).toBe(String(365 * 24 - 1))
})

test('leads from an hour to its day by Enter', () => {
  const onDay = vi.fn<(day: string) => void>()
  render(<HeatMap name="Consumo" hours={YEAR} unit="kWh" summary={SUMMARY} onDay={onDay} withoutTable />)
  expect(screen.queryByRole('button', { name: 'Ver como tabla' })).toBeNull()
  move(365 * 3 + 7)
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })
  expect(onDay.mock.calls).toEqual([['2025-01-08']])
})

const YEAR: readonly HeatHour[] = Array.from({ length: 365 }, (_, index) => addDays('2025-01-01', index)).flatMap(
  (date) =>
    hoursOfDay(date).map(({ hour, offsetMinutes }) => ({
      at: `${date}T${String(hour).padStart(2, '0')}:00:00+0${offsetMinutes / 60}:00`,
      value: 1,
      estimated: false,
    })),
)

function dayOfYear(date: string) {
  return dayNumber(date) - dayNumber('2025-01-01')
}

const SUMMARY = 'Consume de noche.'
const SPRING = day('2026-03-29', '+02:00')
  .filter(({ at }) => at.slice(11, 13) !== '02')
  .map((hour) => (hour.at.slice(11, 13) < '02' ? { ...hour, at: hour.at.replace('+02:00', '+01:00') } : hour))
const AUTUMN = [...day('2025-10-26', '+02:00').slice(0, 3), ...day('2025-10-26', '+01:00').slice(2)]

function day(date: string, offset: string): HeatHour[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    at: `${date}T${String(hour).padStart(2, '0')}:00:00${offset}`,
    value: 1,
    estimated: false,
  }))
}

function draw(hours: readonly HeatHour[]) {
  return render(<HeatMap name="Consumo" hours={hours} unit="kWh" summary={SUMMARY} />)
}

function move(cell: number) {
  fireEvent.change(screen.getByRole('slider'), { target: { value: cell } })
}

function cursorText() {
  return screen.getByRole('slider').getAttribute('aria-valuetext')
}
