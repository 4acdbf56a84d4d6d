import type { TFunction } from 'i18next'
import { memo, useCallback, useMemo } from 'react'
import type { Format } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryFrame } from '#src/domain/query/QueryFrame.tsx'
import { datesOf } from '#src/domain/supply/curve/comparison.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import { clockHour } from '#src/ui/chart/heatMap.grid.ts'
import { HeatMap } from '#src/ui/chart/HeatMap.tsx'
import { PartialNotice } from './PartialNotice.tsx'
import { fetchedGranularity } from './range.ts'
import { type CurveCardProps, type CurveFigures, measuredOf } from './useCurveFigures.ts'

/** The hours of the range by day and clock hour. With many days, only this view reads the hours. */
export function HourMap({ supply, view, change, figures: { side, measured, span } }: CurveCardProps) {
  const { t } = useLocale()
  const onDay = useCallback(
    (day: string) => change({ view: 'day', range: { from: day, to: day }, show: 'chart' }),
    [change],
  )
  const curve = useCurve(supply, view.range, 'hour')
  return (
    <QueryFrame query={curve}>
      {(data) => (
        <>
          {data && fetchedGranularity(view.range) !== 'hour' && (
            <PartialNotice
              problem={data.problem}
              words={(date) => t('consumption.partial', { date })}
              onRetry={() => void curve.refetch()}
            />
          )}
          <SlotsMap slots={data?.slots} side={side} measured={measured} span={span} onDay={onDay} />
        </>
      )}
    </QueryFrame>
  )
}

type SlotsMapProps = Pick<CurveFigures, 'side' | 'measured' | 'span'> & {
  /** Undefined while they load. */
  readonly slots: readonly CurveSlot[] | undefined
  readonly onDay: (day: string) => void
}

/** Memoized: other updates of the page must not redraw thousands of hours. */
const SlotsMap = memo(function SlotsMap({ slots, side, measured, span, onDay }: SlotsMapProps) {
  const { t, format } = useLocale()
  const hours = useMemo(
    () =>
      slots?.map((slot) => {
        const { at, kwh, quality } = measuredOf(slot, side)
        return { at, value: kwh, estimated: quality === 'estimated' }
      }),
    [slots, side],
  )
  const sentence = useMemo(() => hours && dayHoursSentence(hours, t, format), [hours, t, format])
  const pending = useMemo(() => (slots ? undefined : datesOf(span)), [slots, span])
  return (
    <HeatMap
      name={t(`consumption.measured.${measured}`)}
      hours={hours ?? []}
      pending={pending}
      unit="kWh"
      summary={sentence ?? t('common.loading')}
      onDay={onDay}
      withoutTable
    />
  )
})

type HourEnergy = { readonly at: string; readonly value: number | null }

/** The three clock hours with the most and the least energy, in one sentence. */
function dayHoursSentence(hours: readonly HourEnergy[], t: TFunction, format: Format): string {
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
