import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { EnergyChart, type SlotRange } from '#src/ui/chart/EnergyChart.tsx'
import { chartSeries } from './chartSeries.ts'
import type { CurveCardProps } from './CurveCard.tsx'
import { extremesSentence } from './extremes.ts'
import { zoomedRange } from './range.ts'
import { useDateWords } from './useDateWords.ts'

/** The curve, with its tariff periods behind the hours. A marked range becomes the range of the whole tab. */
export function CurveChart({ supply, view, change, figures }: CurveCardProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const dates = useDateWords()
  const { granularity, comparing, range } = view
  const { readings, aligned, side, installation, drawsBefore } = figures
  const generator = supply.generator

  const series = useMemo(
    () =>
      chartSeries({
        readings,
        before: comparing && drawsBefore ? aligned : undefined,
        granularity,
        tariff: supply.tariff,
        side,
        generator,
        dates,
        names: {
          grid: t(`consumption.series.${generator ? 'fed' : installation ? 'fromGrid' : 'consumption'}`),
          selfConsumed: t('consumption.series.selfConsumed'),
          generated: t('consumption.series.generated'),
          surplus: t('consumption.series.surplus'),
          before: t('consumption.series.before'),
        },
      }),
    [readings, aligned, comparing, drawsBefore, granularity, supply.tariff, side, generator, installation, dates, t],
  )

  const zoom = ({ from, to }: SlotRange) => {
    const [first, last] = [readings[from], readings[to]]
    if (!first || !last) return
    const zoomed = zoomedRange(first.at.slice(0, 10), last.at.slice(0, 10), granularity, range)
    change({ view: zoomed.from === zoomed.to ? 'day' : 'range', range: zoomed })
  }

  return (
    <EnergyChart
      series={series}
      unit="kWh"
      granularity={granularity}
      summary={extremesSentence(figures.measuredReadings, granularity, t, format, dates)}
      periodBands={granularity === 'hour' && side === 'consumption'}
      onZoom={range.from === range.to ? undefined : zoom}
    />
  )
}
