import { render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EnergyPoint, EnergySeries } from './energy/energyChart.type.ts'
import { ChartTooltip, useEnergySlotTexts } from './frame/ChartTooltip.tsx'

const series = (at: string, point: Partial<EnergyPoint> = {}): EnergySeries[] => [
  { kind: 'consumption', name: 'Consumo', points: [{ at, label: '', value: 1.5, estimated: false, ...point }] },
]
function wordsOf(at: string, granularity: 'hour' | 'day' | 'month', point: Partial<EnergyPoint> = {}) {
  const shown = { series: series(at, point), unit: 'kWh', granularity, decimals: 2 } as const
  return renderHook(() => useEnergySlotTexts(shown)).result.current(0)
}

test.each([
  ['2026-03-14T00:00:00+01:00', '14 mar 2026, 00:00–01:00'],
  ['2026-03-14T23:00:00+01:00', '14 mar 2026, 23:00–00:00'],
  // The hour before the one skipped in spring, and the two equal hours of autumn.
  ['2026-03-29T01:00:00+01:00', '29 mar 2026, 01:00–03:00'],
  ['2025-10-26T02:00:00+02:00', '26 oct 2025, 02:00–02:00 (+02:00)'],
  ['2025-10-26T02:00:00+01:00', '26 oct 2025, 02:00–03:00'],
])('tells an hour from its start to its end: %s', (at, when) => {
  expect(wordsOf(at, 'hour').when).toBe(when)
})

test('names a day and a month', () => {
  expect(wordsOf('2026-03-14T00:00:00+01:00', 'day').when).toContain('14 de marzo')
  expect(wordsOf('2026-03-01T00:00:00+01:00', 'month').when).toContain('marzo')
})

test('shows a value with its unit and its quality, and says that one is missing', () => {
  const at = '2026-03-14T10:00:00+01:00'
  expect(wordsOf(at, 'hour', { period: 1 })).toMatchObject({
    period: 1,
    rows: [{ name: 'Consumo', value: '1,50\u00a0kWh' }],
  })
  expect(wordsOf(at, 'hour', { estimated: true }).text).toContain('estimad')
  expect(wordsOf(at, 'hour', { value: null }).text).not.toContain('kWh')
})

test('adds the notes of a slot after its values', () => {
  const notes = [{ name: 'Potencia a las 10:20', value: '2,00\u00a0kW' }]
  const words = wordsOf('2026-03-14T10:00:00+01:00', 'hour', { notes })
  expect(words.rows).toMatchObject([{ name: 'Consumo' }, { name: 'Potencia a las 10:20', value: '2,00\u00a0kW' }])
  expect(words.text).toContain('1,50\u00a0kWh, Potencia a las 10:20 2,00\u00a0kW')
})

test('names a slot that is no stretch of time, and reports no missing data where none can come', () => {
  const words = wordsOf('2026-03-14T10:00:00+01:00', 'hour', { name: 'de 10 a 11 h', value: null, idle: true })
  expect([words.when, words.rows[0]?.value]).toEqual(['de 10 a 11 h', '–'])
})

test('places the tooltip where there is room: right of the left half, left of the right half', () => {
  const words = wordsOf('2026-03-14T10:00:00+01:00', 'hour')
  const style = (place: number) => {
    const { unmount } = render(<ChartTooltip place={place} texts={words} />)
    const { insetInlineStart, insetInlineEnd } = screen.getByText(words.when).parentElement?.style ?? {}
    unmount()
    return [insetInlineStart, insetInlineEnd]
  }
  expect([style(0.25), style(0.75)]).toEqual([
    ['25%', ''],
    ['', '25%'],
  ])
})
