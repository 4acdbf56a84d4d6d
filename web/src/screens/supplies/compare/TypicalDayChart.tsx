import { tariffPeriod } from '@acometida/api-spec/rules/supply/tariff'
import { partsOf, weekday } from '@acometida/api-spec/rules/time/calendar'
import { useMemo } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { type DayUse, typicalDay } from '#src/domain/supply/curve/dayUse.ts'
import { EnergyChart } from '#src/ui/chart/energy/EnergyChart.tsx'

type TypicalDayChartProps = {
  readonly tariff: string
  /** Days of one kind, working or not, so that each hour has one tariff period. */
  readonly days: readonly DayUse[]
  readonly name: string
  /** The days compared with, drawn over them. */
  readonly against?: { readonly days: readonly DayUse[]; readonly name: string } | undefined
  readonly fed: boolean
}

/** The mean of each clock hour over some days, with the tariff periods that all of them share. */
export function TypicalDayChart({ tariff, days, name, against, fed }: TypicalDayChartProps) {
  const { t, format } = useLocale()
  const hours = useMemo(() => typicalDay(days), [days])
  const { days: otherDays, name: otherName } = against ?? {}
  const otherHours = useMemo(() => otherDays && typicalDay(otherDays), [otherDays])
  const series = useMemo(() => {
    const kinds = kindsOf([...days, ...(otherDays ?? [])])
    const points = (values: readonly (number | null)[]) =>
      values.map((value, hour) => ({
        at: hour,
        label: String(hour).padStart(2, '0'),
        name: t('compare.chart.hourName', { from: hour, to: hour + 1 }),
        value,
        estimated: false,
        idle: value === null,
        period: sharedPeriod(tariff, kinds, hour),
      }))
    return [
      { name, kind: fed ? ('generation' as const) : ('consumption' as const), points: points(hours) },
      ...(otherName !== undefined && otherHours
        ? [{ name: otherName, kind: 'comparison' as const, points: points(otherHours) }]
        : []),
    ]
  }, [tariff, days, name, otherDays, otherName, fed, hours, otherHours, t])

  const [high, otherHigh] = [highest(hours), highest(otherHours ?? [])]
  const energy = (kwh: number) => format.energyKwh(kwh, 2)
  const words = {
    high: high.hour,
    energy: energy(high.kwh),
    otherHigh: otherHigh.hour,
    otherEnergy: energy(otherHigh.kwh),
  }
  return (
    <EnergyChart
      series={series}
      unit="kWh"
      granularity="hour"
      summary={t(against ? 'compare.summary.typical' : 'compare.summary.typicalAlone', words)}
      decimals={3}
      periodBands={!fed}
    />
  )
}

/** A day of each kind: its tariff periods depend on its month, and on whether it is a working day. */
function kindsOf(days: readonly DayUse[]): readonly DayUse[] {
  return [...new Map(days.map((day) => [`${day.date.slice(5, 7)}${day.rest}`, day])).values()]
}

/** The tariff period that an hour has on all days. Undefined if it differs, as in 3.0TD by season. */
export function sharedPeriod(tariff: string, days: readonly DayUse[], hour: number) {
  const periods = new Set(
    days.map(({ date }) => tariffPeriod(tariff, { ...partsOf(date), weekday: weekday(date), hour })),
  )
  const [period] = periods
  return periods.size === 1 ? period : undefined
}

function highest(hours: readonly (number | null)[]) {
  const kwh = Math.max(0, ...hours.flatMap((value) => value ?? []))
  return { hour: Math.max(0, hours.indexOf(kwh)), kwh }
}
