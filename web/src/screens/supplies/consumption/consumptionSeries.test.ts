import { describe, expect, test } from 'vitest'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'
import { makeDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import { labelEvery } from '#src/ui/chart/energy/energyChart.scale.ts'
import { consumptionSeries } from './consumptionSeries.ts'
import type { EnergySide } from './consumptionView.ts'

const names = { grid: 'grid', selfConsumed: 'own', generated: 'made', surplus: 'fed', before: 'before' }
const own = { generated: 3, selfConsumed: 2, surplus: 1 }

function draw(
  slots: readonly CurveSlot[],
  granularity: Granularity,
  more: { side?: EnergySide; before?: (CurveSlot | undefined)[] } = {},
) {
  const { side = 'consumption', before } = more
  const dates = makeDateFormats('es-ES')
  return consumptionSeries({
    slots,
    before,
    granularity,
    tariff: '2.0TD',
    side,
    generator: false,
    names,
    dates,
    runningName: (month) => (month === '2026-03' ? 'marzo, hasta el 14' : undefined),
  })
}

describe('what the chart draws', () => {
  test('marks the period and the estimate of an hour and leaves a gap for a missing one', () => {
    const [series] = draw(
      [
        hourSlot('2026-03-13T10:00:00+01:00', { quality: 'estimated', estimatedShare: 1 }),
        hourSlot('2026-03-13T11:00:00+01:00', { quality: 'missing', kwh: null, estimatedShare: 0 }),
      ],
      'hour',
    )
    expect(series?.points).toEqual([
      { at: '2026-03-13T10:00:00+01:00', label: '10', period: 1, value: 1, estimated: true },
      { at: '2026-03-13T11:00:00+01:00', label: '11', period: 1, value: null, estimated: false },
    ])
  })

  test('labels the hours of a week by short days', () => {
    const week = Array.from({ length: 168 }, (_, hour) =>
      hourSlot(`2026-03-${10 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}:00:00+01:00`),
    )
    const [series] = draw(week, 'hour')
    expect(series?.points[0]?.label).toBe('mar 10')
    expect(labelEvery(series?.points ?? [], 262)).toBe(48)
  })

  test('marks a day as estimated from half of its hours on', () => {
    const day = (share: number) =>
      hourSlot('2026-03-13T00:00:00+01:00', { quality: 'estimated', estimatedShare: share })
    const [series] = draw([day(0.49), day(0.5)], 'day')
    expect(series?.points.map(({ estimated }) => estimated)).toEqual([false, true])
  })

  test('says up to when an unfinished month goes', () => {
    const [series] = draw([hourSlot('2026-02-01T00:00:00+01:00'), hourSlot('2026-03-01T00:00:00+01:00')], 'month')
    expect(series?.points.map(({ label, name }) => [label, name])).toEqual([
      ['feb', undefined],
      ['mar…', 'marzo, hasta el 14'],
    ])
  })

  test('adds self-consumed energy, or splits the generated energy on the other side', () => {
    const slots = [hourSlot('2026-03-13T00:00:00+01:00', { own })]
    const drawn = (side: EnergySide) => draw(slots, 'day', { side }).map(({ name, points }) => [name, points[0]?.value])
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

  test('lays the year before over the range, slot by slot', () => {
    const slots = [hourSlot('2026-03-13T00:00:00+01:00', { own })]
    const before = [hourSlot('2025-03-14T00:00:00+01:00', { kwh: 8, own })]
    expect(draw(slots, 'day', { before }).at(-1)).toMatchObject({ kind: 'comparison', points: [{ value: 8 }] })
    expect(draw(slots, 'day', { before, side: 'generation' }).at(-1)?.points[0]?.value).toBe(3)
    expect(draw(slots, 'day', { before: [undefined] }).at(-1)?.points[0]?.value).toBeNull()
  })
})
