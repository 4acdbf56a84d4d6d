import { describe, expect, test } from 'vitest'
import type { Granularity } from '#src/domain/supply/meter/groupReadings.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'
import { hourReading } from '#src/testing/answers/hourReading.ts'
import { labelEvery } from '#src/ui/chart/energy/energyChart.points.ts'
import { chartSeries } from './chartSeries.ts'
import type { Side } from '#src/screens/supplies/consumption/consumptionView.ts'
import { makeDateWords } from '#src/domain/supply/useDateWords.ts'

const names = { grid: 'grid', selfConsumed: 'own', generated: 'made', surplus: 'fed', before: 'before' }
const own = { generated: 3, selfConsumed: 2, surplus: 1 }

function draw(
  readings: readonly Reading[],
  granularity: Granularity,
  more: { side?: Side; before?: (Reading | undefined)[] } = {},
) {
  const { side = 'consumption', before } = more
  const dates = makeDateWords('es-ES')
  return chartSeries({ readings, before, granularity, tariff: '2.0TD', side, generator: false, names, dates })
}

describe('what the chart draws', () => {
  test('hours know their tariff period and their hatching; a missing hour is a gap', () => {
    const [series] = draw(
      [
        hourReading('2026-03-13T10:00:00+01:00', { quality: 'estimated', estimatedShare: 1 }),
        hourReading('2026-03-13T11:00:00+01:00', { quality: 'missing', kwh: null, estimatedShare: 0 }),
      ],
      'hour',
    )
    expect(series?.points).toEqual([
      { at: '2026-03-13T10:00:00+01:00', label: '10', period: 1, value: 1, estimated: true },
      { at: '2026-03-13T11:00:00+01:00', label: '11', period: 1, value: null, estimated: false },
    ])
  })

  test('the hours of a week are labelled by their day, in so few letters that a phone has room for four', () => {
    const week = Array.from({ length: 168 }, (_, hour) =>
      hourReading(`2026-03-${10 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}:00:00+01:00`),
    )
    const [series] = draw(week, 'hour')
    expect(series?.points[0]?.label).toBe('mar 10')
    expect(labelEvery(series?.points ?? [], 262)).toBe(48)
  })

  test('a day is hatched from half of its hours on', () => {
    const day = (share: number) =>
      hourReading('2026-03-13T00:00:00+01:00', { quality: 'estimated', estimatedShare: share })
    const [series] = draw([day(0.49), day(0.5)], 'day')
    expect(series?.points.map(({ estimated }) => estimated)).toEqual([false, true])
  })

  test('an installation adds what the home used of it; its other side is what became of it', () => {
    const readings = [hourReading('2026-03-13T00:00:00+01:00', { own })]
    const drawn = (side: Side) => draw(readings, 'day', { side }).map(({ name, points }) => [name, points[0]?.value])
    expect(drawn('consumption')).toEqual([
      ['grid', 1],
      ['own', 2],
    ])
    expect(drawn('generation')).toEqual([
      ['made', 3],
      ['own', 2],
      ['fed', 1],
    ])
  })

  test('the year before is laid over slot by slot, with what the side measures', () => {
    const readings = [hourReading('2026-03-13T00:00:00+01:00', { own })]
    const before = [hourReading('2025-03-14T00:00:00+01:00', { kwh: 8, own })]
    expect(draw(readings, 'day', { before }).at(-1)).toMatchObject({ kind: 'comparison', points: [{ value: 8 }] })
    expect(draw(readings, 'day', { before, side: 'generation' }).at(-1)?.points[0]?.value).toBe(3)
    expect(draw(readings, 'day', { before: [undefined] }).at(-1)?.points[0]?.value).toBeNull()
  })
})
