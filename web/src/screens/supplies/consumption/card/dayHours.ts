import type { TFunction } from 'i18next'
import type { Format } from '#src/base/format.ts'
import { clockHour } from '#src/ui/chart/heatMap.grid.ts'

type HourEnergy = { readonly at: string; readonly value: number | null }

/** The three clock hours with the most and the least energy, in one sentence. */
export function dayHoursSentence(hours: readonly HourEnergy[], t: TFunction, format: Format): string {
  if (hours.every(({ value }) => value === null)) return t('consumption.extremes.none')
  const byClock = new Float64Array(24)
  for (const { at, value } of hours) {
    const hour = clockHour(at)
    byClock[hour] = (byClock[hour] ?? 0) + (value ?? 0)
  }
  const total = byClock.reduce((sum, kwh) => sum + kwh, 0)
  if (total === 0) return t('consumption.dayHours.nothing')
  const spans = Array.from(byClock, (_, from) => ({
    from,
    percent: (100 / total) * [0, 1, 2].reduce((sum, step) => sum + (byClock[(from + step) % 24] ?? 0), 0),
  }))
  const [most, least] = [
    spans.toSorted((a, b) => b.percent - a.percent)[0],
    spans.toSorted((a, b) => a.percent - b.percent)[0],
  ]
  if (!most || !least) return ''
  const clock = (hour: number) => `${hour % 24}:00`
  return t(`consumption.dayHours.${least.percent < 0.5 ? 'most' : 'both'}`, {
    most: format.percent(most.percent, 0),
    from: clock(most.from),
    to: clock(most.from + 3),
    least: format.percent(least.percent, 0),
    leastFrom: clock(least.from),
    leastTo: clock(least.from + 3),
  })
}
