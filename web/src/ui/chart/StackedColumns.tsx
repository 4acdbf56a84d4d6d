import { useId } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { roundScale } from './energy/energyChart.scale.ts'
import { ChartCursor } from './frame/ChartCursor.tsx'
import { ChartFigure } from './frame/ChartFigure.tsx'
import { ChartLegend, Swatch } from './frame/ChartLegend.tsx'
import { NO_TEXTS, useSlotTexts, type SlotTexts } from './frame/ChartTooltip.tsx'
import { UprightAxis } from './frame/UprightAxis.tsx'
import { PeriodPattern } from './PeriodPattern.tsx'
import { periodMark } from './PeriodSwatch.tsx'
import styles from './StackedColumns.module.css'

type StackedColumn = {
  readonly id: string
  /** Under the column: "mar". */
  readonly label: string
  /** In full: "del 1 al 31 de marzo de 2026". */
  readonly name: string
  /** From the bottom up. `period` is the tariff period, 1 to 6, if the value has one. */
  readonly parts: readonly { readonly period?: number | undefined; readonly value: number }[]
  readonly estimated?: boolean | undefined
  /** The column is the comparison for the next one and stands close to it: the same month of the year before. */
  readonly before?: boolean | undefined
}

type StackedColumnsProps = {
  readonly columns: readonly StackedColumn[]
  /** "kWh", "kWh al día", "€". */
  readonly unit: string
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
  /** The name of the comparison columns. */
  readonly beforeName?: string | undefined
  /** Opens a column. */
  readonly onOpen?: ((id: string) => void) | undefined
}

/**
 * Values over time, whole or stacked by tariff period. Its columns are plain boxes, which are lighter and sooner there
 * than those of the chart library, see docs/decisions/089.
 */
export function StackedColumns(props: StackedColumnsProps) {
  const { columns, unit, summary, beforeName, onOpen } = props
  const { t, format } = useLocale()
  const slotTexts = useSlotTexts()
  const id = useId()
  const periods = [...new Set(columns.flatMap(({ parts }) => parts.flatMap(({ period = [] }) => period)))].toSorted()
  const phone = useMediaQuery(PHONE)
  const labelled = columns.filter(({ before }) => !before)
  const isShown = (column: StackedColumn) =>
    !column.before &&
    (!phone || labelled.length <= MAX_LABELS || (labelled.length - labelled.indexOf(column)) % 2 === 1)
  const scale = roundScale(Math.max(0, ...columns.map(totalOf)))
  /** The look of the first part of a column. */
  const swatch = periods[0] === undefined ? <Swatch kind="consumption" /> : periodMark(periods[0]).swatch
  const valueText = (value: number) => (unit === '€' ? format.money(value) : `${format.number(value, 2)}\u00a0${unit}`)

  const words = (slot: number): SlotTexts => {
    const column = columns[slot]
    if (!column) return NO_TEXTS
    const { name, parts, estimated } = column
    return slotTexts(estimated ? `${name} · ${t('chart.estimated').toLowerCase()}` : name, [
      ...parts.flatMap(({ period, value }) =>
        period === undefined ? [] : [{ ...periodMark(period), value: valueText(value) }],
      ),
      { name: t('chart.total'), swatch: null, value: valueText(totalOf(column)) },
    ])
  }

  return (
    <ChartFigure
      summary={summary}
      table={{ header: t('chart.when'), count: columns.length, words }}
      legend={
        <ChartLegend
          unit={unit}
          marks={[
            ...periods.map(periodMark),
            ...(beforeName && columns.some(({ before }) => before)
              ? [{ swatch: <span className={styles.beforeSwatch}>{swatch}</span>, name: beforeName }]
              : []),
            ...(columns.some(({ estimated }) => estimated)
              ? [{ swatch: <Swatch kind="estimated" />, name: t('chart.estimated') }]
              : []),
          ]}
        />
      }
    >
      <div className={styles.stage}>
        <svg className={styles.patterns} aria-hidden="true">
          {periods.map((period) => (
            <PeriodPattern key={period} id={`${id}-${period}`} period={period} />
          ))}
        </svg>
        <UprightAxis scale={scale} />
        <ol className={styles.columns} aria-hidden="true">
          {columns.map((column) => (
            <li key={column.id} className={styles.column} data-estimated={column.estimated} data-before={column.before}>
              <span className={styles.stack} style={{ blockSize: `${(totalOf(column) / scale.max) * 100}%` }}>
                {column.parts.map(({ period = 0, value }) => (
                  <svg key={period} className={styles.part} style={{ flexGrow: value }}>
                    <rect width="100%" height="100%" fill={period === 0 ? 'var(--energy)' : `url(#${id}-${period})`} />
                  </svg>
                ))}
              </span>
              {isShown(column) && <span className={styles.label}>{column.label}</span>}
            </li>
          ))}
        </ol>
        <ChartCursor
          count={columns.length}
          texts={words}
          summary={summary}
          plot={PLOT}
          onOpen={onOpen && ((slot) => onOpen(columns[slot]?.id ?? ''))}
        />
      </div>
    </ChartFigure>
  )
}

/** On a phone, more labels would overlap. */
const MAX_LABELS = 8

/** The space that the stylesheet reserves for the axis. */
const PLOT = { left: '3rem', top: 0, width: 'calc(100% - 3rem)', height: '100%' }

function totalOf({ parts }: StackedColumn): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}
