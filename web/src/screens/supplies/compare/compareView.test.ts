import { weekday } from '@acometida/api-spec/rules/time/calendar'
import { describe, expect, test } from 'vitest'
import { aroundDay, readCompare, shiftedView, usualRanges, MODES, writeCompare } from './compareView.ts'

const lastDay = '2026-03-14'
const open = (query: string) => readCompare(new URLSearchParams(query), lastDay)

describe('what is compared', () => {
  test('pairs four weeks with a year ago and a month with the one before', () => {
    expect(usualRanges('year', lastDay)).toEqual({
      range: { from: '2026-02-15', to: '2026-03-14' },
      against: { from: '2025-02-16', to: '2025-03-15' },
    })
    expect(usualRanges('month', lastDay)).toEqual({
      range: { from: '2026-03-01', to: '2026-03-14' },
      against: { from: '2026-02-01', to: '2026-02-28' },
    })
    expect(usualRanges('soFar', lastDay)).toEqual({
      range: { from: '2026-03-01', to: '2026-03-14' },
      against: { from: '2026-02-01', to: '2026-02-14' },
    })
  })

  test('pairs whole weeks from a day on with as many before it', () => {
    expect(aroundDay('2026-01-10', lastDay)).toEqual({
      range: { from: '2026-01-10', to: '2026-02-06' },
      against: { from: '2025-12-13', to: '2026-01-09' },
    })
    expect(aroundDay('2026-03-03', lastDay)).toEqual({
      range: { from: '2026-03-03', to: '2026-03-09' },
      against: { from: '2026-02-24', to: '2026-03-02' },
    })
  })

  test('pairs a few days with the same weekdays of the week before', () => {
    const { range, against } = aroundDay('2026-03-12', lastDay)
    expect([range, against]).toEqual([
      { from: '2026-03-12', to: '2026-03-14' },
      { from: '2026-03-05', to: '2026-03-07' },
    ])
    expect(weekday(range.from)).toBe(weekday(against.from))
  })

  test('shifts the compared days by weeks, never past the last day with data', () => {
    expect(shiftedView(open(''), -1, lastDay)?.against).toEqual({ from: '2025-02-09', to: '2025-03-08' })
    expect(shiftedView(open('by=supply'), 1, lastDay)).toBeUndefined()
  })
})

describe('the address', () => {
  test('defaults to the last four weeks and those of a year ago', () => {
    expect(open('')).toEqual({ mode: 'year', ...usualRanges('year', lastDay), otherCups: null, show: 'chart' })
  })

  test('reads back a written comparison with its days, whatever the date', () => {
    for (const mode of MODES) {
      const view = { ...open(`by=${mode}`), show: 'table', otherCups: mode === 'supply' ? 'ES1' : null } as const
      const query = writeCompare(new URLSearchParams('supply=X&tabValue=1'), view)
      expect(query.get('supply')).toBe('X')
      expect(readCompare(query, '2027-01-01')).toEqual(view)
    }
  })

  test('replaces invalid values by the defaults and cuts days without data', () => {
    expect(open('by=nothing&from=2026-03-10&to=2026-03-01&againstFrom=x&againstTo=y')).toEqual(open(''))
    const long = open('by=dates&from=2020-01-01&to=2030-01-01&againstFrom=2025-01-01&againstTo=2025-01-31')
    expect(long.range).toEqual({ from: '2025-03-14', to: lastDay })
  })
})
