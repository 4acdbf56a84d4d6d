import { memo, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryFrame } from '#src/domain/query/QueryFrame.tsx'
import { datesOf } from '#src/domain/supply/curve/comparison.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import { HeatMap } from '#src/ui/chart/HeatMap.tsx'
import { dayHoursSentence } from './dayHours.ts'
import { PartialNotice } from '#src/screens/supplies/consumption/PartialNotice.tsx'
import { fetchedGranularity } from '#src/screens/supplies/consumption/range.ts'
import {
  type CurveCardProps,
  type CurveFigures,
  measuredOf,
} from '#src/screens/supplies/consumption/useCurveFigures.ts'

/** The hours of the range by day and clock hour. With many days, only this view reads the hours. */
export function HourMap({ supply, view, change, figures: { side, measured, span } }: CurveCardProps) {
  const { t } = useTranslation()
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
          <ReadingsMap readings={data?.readings} side={side} measured={measured} span={span} onDay={onDay} />
        </>
      )}
    </QueryFrame>
  )
}

type ReadingsMapProps = Pick<CurveFigures, 'side' | 'measured' | 'span'> & {
  /** Undefined while they load. */
  readonly readings: readonly Reading[] | undefined
  readonly onDay: (day: string) => void
}

/** Memoized: other updates of the page must not redraw thousands of hours. */
const ReadingsMap = memo(function ReadingsMap({ readings, side, measured, span, onDay }: ReadingsMapProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const hours = useMemo(
    () =>
      readings?.map((reading) => {
        const { at, kwh, quality } = measuredOf(reading, side)
        return { at, value: kwh, estimated: quality === 'estimated' }
      }),
    [readings, side],
  )
  const sentence = useMemo(() => hours && dayHoursSentence(hours, t, format), [hours, t, format])
  const pending = useMemo(() => (readings ? undefined : datesOf(span)), [readings, span])
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
