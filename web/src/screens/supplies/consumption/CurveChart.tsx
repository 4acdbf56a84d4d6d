import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import type { Format } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { energyDecimals } from '#src/domain/supply/curve/energyNumber.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'
import { usePowerAnswers } from '#src/domain/supply/meter/programmed.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import type { DateFormats } from '#src/domain/supply/useDateFormats.ts'
import type { Unit } from '#src/screens/supplies/consumption/consumptionView.ts'
import { EnergyChart } from '#src/ui/chart/energy/EnergyChart.tsx'
import type { EnergyPoint, EnergySeries, SlotNote, SlotRange } from '#src/ui/chart/energy/energyChart.type.ts'
import { consumptionSeries } from './consumptionSeries.ts'
import { openedView, runningMonth, zoomedRange } from './range.ts'
import type { CurveCardProps } from './useCurveFigures.ts'
import { useEuros } from './useEuros.ts'

/** The curve, with tariff periods behind its hours. A marked range becomes the range of the tab. */
export function CurveChart({ supply, view, change, figures }: CurveCardProps) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const { granularity, comparing, range } = view
  const { side, installation, drawsBefore } = figures
  const generator = supply.generator
  const euros = useEuros({ supply, view, figures })
  const inEuros = typeof euros !== 'string'
  // In euros there is one side, so what is measured is what is drawn.
  const { slots, aligned, measuredSlots } = inEuros ? { ...euros, measuredSlots: euros.slots } : figures

  const { data: answers } = usePowerAnswers(supply, { enabled: granularity === 'hour' && side === 'consumption' })

  // Data that is not drawn must not cause a redraw.
  const before = comparing && drawsBefore ? aligned : undefined
  const drawnSeries = useMemo(
    () =>
      consumptionSeries({
        slots,
        before,
        granularity,
        tariff: supply.tariff,
        side,
        generator,
        dates,
        runningName: (month) =>
          runningMonth(supply.lastDataDate) === month
            ? t('consumption.running.name', {
                month: format.month(`${month}-15`),
                date: dates.dayMonth(supply.lastDataDate),
              })
            : undefined,
        names: {
          grid: t(
            `consumption.series.${inEuros ? 'tolls' : generator ? 'fed' : installation ? 'fromGrid' : 'consumption'}`,
          ),
          selfConsumed: t('consumption.series.selfConsumed'),
          generated: t('consumption.series.generated'),
          surplus: t('consumption.series.surplus'),
          before: t('consumption.series.before'),
        },
      }),
    [
      slots,
      before,
      granularity,
      supply.tariff,
      supply.lastDataDate,
      side,
      generator,
      installation,
      inEuros,
      dates,
      t,
      format,
    ],
  )

  const series = useMemo(() => {
    if (granularity !== 'hour' || !answers) return drawnSeries
    const notesAt = (hour: number) =>
      answers
        .filter(({ at }) => at >= hour && at < hour + HOUR_MS)
        .map(({ at, watts }) => ({
          name: t('consumption.powerAt', { time: format.time(at) }),
          value: `${format.number(watts / 1000, 2)}\u00a0kW`,
        }))
    return withNotes(drawnSeries, ({ at }) => notesAt(new Date(at).getTime()))
  }, [drawnSeries, answers, granularity, format, t])

  const zoom = ({ from, to }: SlotRange) => {
    const [first, last] = [slots[from], slots[to]]
    if (!first || !last) return
    const zoomed = zoomedRange(first.at.slice(0, 10), last.at.slice(0, 10), granularity, range)
    change({ view: zoomed.from === zoomed.to ? 'day' : 'range', range: zoomed })
  }

  const open = (slot: number) => {
    const at = slots[slot]?.at.slice(0, 10)
    if (at !== undefined) change(openedView(at, granularity, range))
  }

  return (
    <EnergyChart
      series={series}
      unit={inEuros ? '€' : 'kWh'}
      granularity={granularity}
      summary={extremesSentence(measuredSlots, granularity, t, format, dates, inEuros ? 'euros' : 'kwh')}
      periodBands={granularity === 'hour' && side === 'consumption'}
      onZoom={range.from === range.to ? undefined : zoom}
      onOpen={range.from === range.to ? undefined : open}
    />
  )
}

/** Adds notes to the slots of the first series, which names them. */
function withNotes(series: readonly EnergySeries[], notesOf: (slot: EnergyPoint) => readonly SlotNote[]) {
  const [first, ...others] = series
  if (!first) return series
  const points = first.points.map((point) => {
    const notes = notesOf(point)
    return notes.length > 0 ? { ...point, notes } : point
  })
  return [{ ...first, points }, ...others]
}

/**
 * The slots with the most and the least energy, or tolls and charges, in one sentence. Slots with gaps count for the
 * most only.
 */
export function extremesSentence(
  slots: readonly CurveSlot[],
  granularity: Granularity,
  t: TFunction,
  format: Format,
  dates: DateFormats,
  unit: Unit = 'kwh',
): string {
  let high: CurveSlot | undefined
  let lowest: CurveSlot | undefined
  for (const slot of slots) {
    const { kwh, quality } = slot
    if (kwh === null) continue
    if (kwh > (high?.kwh ?? -Infinity)) high = slot
    if (quality !== 'incomplete' && kwh < (lowest?.kwh ?? Infinity)) lowest = slot
  }
  const low = lowest ?? high
  if (!high || !low) return t('consumption.extremes.none')
  const amount = ({ kwh }: CurveSlot) =>
    unit === 'euros' ? format.money(kwh ?? 0) : format.energyKwh(kwh, energyDecimals(kwh ?? 0))
  const when = ({ at }: CurveSlot) => (granularity === 'month' ? format.month(at) : dates.full(at.slice(0, 10)))
  const parts = {
    high: when(high),
    highEnergy: amount(high),
    low: when(low),
    lowEnergy: amount(low),
    time: high.at.slice(11, 16),
  }
  return unit === 'euros'
    ? t(`consumption.euros.extremes.${granularity}`, parts)
    : t(`consumption.extremes.${granularity}`, parts)
}
