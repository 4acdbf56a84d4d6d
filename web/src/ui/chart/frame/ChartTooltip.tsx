import type { ReactNode } from 'react'
import type { Format, Instant } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { EnergyChartProps, EnergyPoint, EnergySeries } from '#src/ui/chart/energy/energyChart.type.ts'
import { PeriodSwatch } from '#src/ui/chart/PeriodSwatch.tsx'
import { Swatch } from './ChartLegend.tsx'
import styles from './ChartTooltip.module.css'

/** The content of a tooltip. */
export type SlotTexts = {
  readonly when: string
  readonly period?: number | undefined
  readonly rows: readonly { readonly name: string; readonly swatch: ReactNode; readonly value: string }[]
  /** All of it in one sentence. */
  readonly text: string
}

export const NO_TEXTS: SlotTexts = { when: '', rows: [], text: '' }

/** A function that describes a slot. Its sentence lists each name with its value, unless other `values` are given. */
export function useSlotTexts() {
  const { t } = useLocale()
  return (
    when: string,
    rows: SlotTexts['rows'],
    values = rows.map(({ name, value }) => `${name} ${value}`).join(', '),
  ): SlotTexts => ({ when, rows, text: t('chart.at', { when, values }) })
}

/** A point without its axis label. */
type SlotPoint = Omit<EnergyPoint, 'label'>

type ChartTooltipProps = {
  /** From 0 (left edge of the plot) to 1. */
  readonly place: number
  /** The row of the slot, from 0 (top edge) to 1, if slots are in rows. */
  readonly row?: { readonly from: number; readonly to: number } | undefined
  readonly texts: SlotTexts
}

/** The values of a slot, beside the cursor, on the side with more room. */
export function ChartTooltip({ place, row, texts }: ChartTooltipProps) {
  const { t } = useLocale()
  const side = {
    ...(place < 0.5 ? { insetInlineStart: `${place * 100}%` } : { insetInlineEnd: `${(1 - place) * 100}%` }),
    ...(row &&
      (row.from < 0.5
        ? { insetBlockStart: `${row.to * 100}%` }
        : { insetBlockStart: 'auto', insetBlockEnd: `${(1 - row.from) * 100}%` })),
  }
  return (
    <div className={styles.tooltip} style={side} aria-hidden="true">
      <p className="muted">{texts.when}</p>
      {texts.rows.map(({ name, swatch, value }) => (
        <p className={styles.row} key={`${name} ${value}`}>
          {swatch}
          <span className={styles.name}>{name}</span>
          <strong>{value}</strong>
        </p>
      ))}
      {texts.period !== undefined && (
        <p className={styles.row}>
          <PeriodSwatch period={texts.period} />
          <span className={styles.name}>{t('chart.period', { period: `P${texts.period}` })}</span>
        </p>
      )}
    </div>
  )
}

/** Describes a slot: its time, each value with its quality, its tariff period. */
export function useEnergySlotTexts({
  series,
  unit,
  granularity,
  decimals,
}: Pick<EnergyChartProps, 'unit' | 'granularity'> & {
  readonly series: readonly (Pick<EnergySeries, 'name' | 'kind'> & { readonly points: readonly SlotPoint[] })[]
  readonly decimals: number
}) {
  const { t, format } = useLocale()

  const valueLabel = (point: SlotPoint | undefined) => {
    if (point?.idle) return '–'
    if (!point || point.value === null) return t('chart.missing')
    const value = unit === '€' ? format.money(point.value) : `${format.number(point.value, decimals)}\u00a0${unit}`
    return point.estimated ? `${value} · ${t('chart.estimated').toLowerCase()}` : value
  }

  return (slot: number): SlotTexts => {
    const point = series[0]?.points[slot]
    const when = point ? (point.name ?? slotTime(point.at, granularity, format)) : ''
    const period = point?.period
    const rows = series.map(({ name, kind, points }) => ({
      name,
      swatch: <Swatch kind={kind} />,
      value: valueLabel(points[slot]),
    }))
    const notes = point?.notes ?? []
    const pins = notes.map((note) => ({ ...note, swatch: <Swatch kind="pin" /> }))
    const values = rows.map(({ name, value }) => (rows.length > 1 ? `${name} ${value}` : value))
    if (period !== undefined) values.push(t('chart.period', { period: `P${period}` }))
    values.push(...notes.map(({ name, value }) => `${name} ${value}`))
    return { when, period, rows: [...rows, ...pins], text: t('chart.at', { when, values: values.join(', ') }) }
  }
}

function slotTime(at: Instant, granularity: EnergyChartProps['granularity'], format: Format) {
  if (granularity === 'month') return format.month(at)
  if (granularity === 'day') return format.longDate(at)
  const start = new Date(at)
  const [from, to] = [format.time(start), format.time(start.getTime() + HOUR_MS)]
  // In October one hour occurs twice, and the first ends at the clock time at which it began. The offset tells them
  // apart.
  const offset = from === to && typeof at === 'string' ? ` (${at.slice(19)})` : ''
  return `${format.date(start)}, ${from}–${to}${offset}`
}

const HOUR_MS = 3_600_000
