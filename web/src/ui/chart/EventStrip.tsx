import { addDays, dateOfDayNumber, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { useTranslation } from 'react-i18next'
import { dateTimeFormat } from '#src/base/intlFormats.ts'
import { useFormat } from '#src/base/useFormat.ts'
import styles from './EventStrip.module.css'
import { ChartLegend } from './frame/ChartLegend.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import type { ChartTable } from './frame/chartTable.type.ts'
import { useSlotTexts } from './frame/ChartTooltip.tsx'
import { axisMonths } from './validityChart.days.ts'

type EventStripProps = {
  /** Each kind in its own row, with its own mark. */
  readonly rows: readonly {
    readonly name: string
    readonly kind: 'failure' | 'planned' | 'told' | 'untold'
    /** The local day of each, `2026-03-14`, and its description. */
    readonly events: readonly { readonly day: string; readonly words: string }[]
  }[]
  /** The first and last day of the axis, `2026-03-14`, both included. */
  readonly from: string
  readonly to: string
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
  readonly table: ChartTable
}

/** Events by kind: a tick for each, on one axis of time. */
export function EventStrip({ rows, from, to, summary, table }: EventStripProps) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const slotTexts = useSlotTexts()
  const first = dayNumber(from)
  const share = (day: number) => (day - first) / (dayNumber(to) + 1 - first)
  const place = (day: number) => `${share(day) * 100}%`

  const swatch = (kind: string) => <span className={styles.swatch} data-kind={kind} />
  const { months } = axisMonths(from, addDays(to, 1))
  const label = dateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: '2-digit' })
  return (
    <ChartRows
      summary={summary}
      table={table}
      legend={<ChartLegend marks={rows.map(({ name, kind }) => ({ name, swatch: swatch(kind) }))} />}
      rows={rows.map(({ name, kind, events }) => ({
        texts: slotTexts(
          name,
          events.map((event) => ({ name: '', swatch: swatch(kind), value: event.words })),
          events.map((event) => event.words).join('; ') || t('chart.none'),
        ),
        marks: (
          <>
            {firstsOfMonth(from, to).map((month) => (
              <span key={month} className={styles.guide} style={{ insetInlineStart: place(dayNumber(month)) }} />
            ))}
            {events.map(({ day }, index) => (
              <span
                // Two events of a day differ in nothing else.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={styles.tick}
                data-kind={kind}
                style={{ insetInlineStart: place(dayNumber(day) + 0.5) }}
              />
            ))}
          </>
        ),
      }))}
      axis={months
        // A month's label does not fit at the edges.
        .filter((month) => share(dayNumber(month)) > 0.05 && share(dayNumber(month)) < 0.95)
        .map((month) => (
          <span key={month} className={styles.month} style={{ insetInlineStart: place(dayNumber(month)) }}>
            {label.format(new Date(month))}
          </span>
        ))}
    />
  )
}

/** The first day of each month within the range. */
function firstsOfMonth(from: string, to: string): readonly string[] {
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, index) => dayNumber(from) + index)
  return days.map(dateOfDayNumber).filter((day) => day.endsWith('-01'))
}
