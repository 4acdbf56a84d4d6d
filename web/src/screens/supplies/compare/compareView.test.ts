import { weekday } from '@acometida/api-spec/rules/time/calendar'
import { describe, expect, test } from 'vitest'
import { aroundDay, readCompare, shifted, usualRanges, MODES, writeCompare } from './compareView.ts'

const lastDay = '2026-03-14'
const open = (query: string) => readCompare(new URLSearchParams(query), lastDay)

describe('what is compared', () => {
  test('four weeks meet the same weeks a year ago; a month so far, the whole one before', () => {
    expect(usualRanges('year', lastDay)).toEqual({
      range: { from: '2026-02-15', to: '2026-03-14' },
      against: { from: '2025-02-16', to: '2025-03-15' },
    })
    expect(usualRanges('month', lastDay)).toEqual({
      range: { from: '2026-03-01', to: '2026-03-14' },
      against: { from: '2026-02-01', to: '2026-02-28' },
    })
  })

  test('from a day on there are whole weeks, and as many before it that end the day before', () => {
    expect(aroundDay('2026-01-10', lastDay)).toEqual({
      range: { from: '2026-01-10', to: '2026-02-06' },
      against: { from: '2025-12-13', to: '2026-01-09' },
    })
    expect(aroundDay('2026-03-03', lastDay)).toEqual({
      range: { from: '2026-03-03', to: '2026-03-09' },
      against: { from: '2026-02-24', to: '2026-03-02' },
    })
  })

  test('a few days meet the same weekdays of the week before', () => {
    const { range, against } = aroundDay('2026-03-12', lastDay)
    expect([range, against]).toEqual([
      { from: '2026-03-12', to: '2026-03-14' },
      { from: '2026-03-05', to: '2026-03-07' },
    ])
    expect(weekday(range.from)).toBe(weekday(against.from))
  })

  test('the days to compare with go by weeks, and never beyond the last day with data', () => {
    expect(shifted(open(''), -1, lastDay)?.against).toEqual({ from: '2025-02-09', to: '2025-03-08' })
    expect(shifted(open('by=supply'), 1, lastDay)).toBeUndefined()
  })
})

describe('the address', () => {
  test('without anything it is the last four weeks and those of a year ago', () => {
    expect(open('')).toEqual({ mode: 'year', ...usualRanges('year', lastDay), otherCups: null, show: 'chart' })
  })

  test('a written comparison is read back with its days, so that a shared one stays the same', () => {
    for (const mode of MODES) {
      const view = { ...open(`by=${mode}`), show: 'table', otherCups: mode === 'supply' ? 'ES1' : null } as const
      const query = writeCompare(new URLSearchParams('supply=X&tabValue=1'), view)
      expect(query.get('supply')).toBe('X')
      expect(readCompare(query, '2027-01-01')).toEqual(view)
    }
  })

  test('invalid values become the defaults, and days without data yet are left out', () => {
    expect(open('by=nothing&from=2026-03-10&to=2026-03-01&againstFrom=x&againstTo=y')).toEqual(open(''))
    const long = open('by=dates&from=2020-01-01&to=2030-01-01&againstFrom=2025-01-01&againstTo=2025-01-31')
    expect(long.range).toEqual({ from: '2025-03-14', to: lastDay })
  })
})
