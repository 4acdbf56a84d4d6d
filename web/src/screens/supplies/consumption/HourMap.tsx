import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { Reading } from '#src/domain/supply/reading.ts'
import { useCurve } from '#src/domain/supply/useCurve.ts'
import { HeatMap } from '#src/ui/chart/HeatMap.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import type { CurveCardProps } from './CurveCard.tsx'
import { dayHoursSentence } from './dayHours.ts'
import { PartialNotice } from './PartialNotice.tsx'
import { fetchedGranularity } from './range.ts'
import { measuredOf } from './useCurveFigures.ts'

/** Each hour of the range by its day and its place on the clock. Of many days only this asks for the hours. */
export function HourMap({ supply, view, change, figures }: CurveCardProps) {
  const { t } = useTranslation()
  const curve = useCurve(supply, view.range, 'hour')
  return (
    <QueryGate query={curve} skeleton={<SkeletonLayout of="chart" count={12} />}>
      {(data) => (
        <>
          {fetchedGranularity(view.range) !== 'hour' && (
            <PartialNotice
              problem={data.problem}
              words={(date) => t('consumption.partial', { date })}
              onRetry={() => void curve.refetch()}
            />
          )}
          <ReadingsMap
            readings={data.readings}
            figures={figures}
            onDay={(day) => change({ view: 'day', range: { from: day, to: day }, show: 'chart' })}
          />
        </>
      )}
    </QueryGate>
  )
}

type ReadingsMapProps = Pick<CurveCardProps, 'figures'> & {
  readonly readings: readonly Reading[]
  readonly onDay: (day: string) => void
}

function ReadingsMap({ readings, figures: { side, measured }, onDay }: ReadingsMapProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const hours = useMemo(
    () =>
      readings.map((reading) => {
        const { at, kwh, quality } = measuredOf(reading, side)
        return { at, value: kwh, estimated: quality === 'estimated' }
      }),
    [readings, side],
  )
  return (
    <HeatMap
      name={t(`consumption.measured.${measured}`)}
      hours={hours}
      unit="kWh"
      summary={dayHoursSentence(hours, t, format)}
      onDay={onDay}
      withoutTable
    />
  )
}
