import { describe, expect, test } from 'vitest'
import { readView, writeView } from './consumptionView.ts'

const LAST = '2026-03-14'
const read = (query: string) => readView(new URLSearchParams(query), LAST)

describe('the view in the address', () => {
  test('defaults to the month that ends on the last day with data', () => {
    expect(read('')).toEqual({
      view: 'month',
      range: { from: '2026-02-15', to: LAST },
      granularity: 'day',
      side: 'consumption',
      show: 'chart',
      comparing: false,
      unit: 'kwh',
    })
  })

  test('opens the tabs of a deep link', () => {
    expect(read('consumptionTabValue=3&generationTabValue=1&menuTabValue=1')).toMatchObject({
      view: 'year',
      side: 'generation',
      show: 'table',
    })
    expect(read('consumptionTabValue=9').view).toBe('day')
  })

  test('replaces invalid days and steps by valid ones', () => {
    expect(read('consumptionTabValue=1&to=2027-01-01').range.to).toBe(LAST)
    expect(read('consumptionTabValue=1&to=2026-02-30').range.to).toBe(LAST)
    expect(read('consumptionTabValue=4&from=2026-03-10&to=2026-03-01').view).toBe('month')
    expect(read('consumptionTabValue=0&by=month').granularity).toBe('hour')
  })

  test('allows a map of two days up to a year', () => {
    const shown = (days: string) => read(`menuTabValue=2&${days}`).show
    expect(shown('consumptionTabValue=3')).toBe('map')
    expect(shown('consumptionTabValue=0')).toBe('chart')
    expect(shown('consumptionTabValue=4&from=2025-03-14&to=2026-03-14')).toBe('map')
    expect(shown('consumptionTabValue=4&from=2025-03-13&to=2026-03-14')).toBe('chart')
  })

  test('reads back a written view and keeps the rest of the address', () => {
    const addresses = [
      'supply=X',
      'supply=X&consumptionTabValue=3&menuTabValue=2',
      'supply=X&consumptionTabValue=1&to=2026-01-04&by=day',
      'supply=X&consumptionTabValue=4&from=2025-12-01&to=2026-01-31&compare=1&generationTabValue=1&menuTabValue=1',
      'supply=X&unit=euros',
    ]
    for (const address of addresses) {
      const written = writeView(new URLSearchParams(address), read(address), LAST)
      expect(readView(written, LAST)).toEqual(read(address))
      expect(written.get('supply')).toBe('X')
    }
  })

  test('writes nothing for the default view', () => {
    const query = new URLSearchParams('supply=X&consumptionTabValue=1&by=day&menuTabValue=1')
    expect(writeView(query, read(''), LAST).toString()).toBe('supply=X')
  })
})
