import { addDays, dateOfDayNumber, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { useTranslation } from 'react-i18next'
import { dateTimeFormat } from '#src/base/intl.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartFigure } from './frame/ChartFigure.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import type { SlotWords } from './frame/ChartTooltip.tsx'
import { axisMonths } from './linesOfLife.days.ts'
import legend from './frame/ChartLegend.module.css'
import styles from './EventStrip.module.css'
import type { ChartTable } from './frame/chartTable.type.ts'

type EventStripProps = {
  /** Each kind in its own row, with its own mark. */
  readonly rows: readonly {
    readonly name: string
    readonly kind: 'failure' | 'planned' | 'told' | 'untold'
    /** The local day of each, `YYYY-MM-DD`, and its description. */
    readonly events: readonly { readonly day: string; readonly words: string }[]
  }[]
  /** The first and last day of the axis, `YYYY-MM-DD`, both included. */
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
  const first = dayNumber(from)
  const share = (day: number) => (day - first) / (dayNumber(to) + 1 - first)
  const place = (day: number) => `${share(day) * 100}%`

  const words = (slot: number): SlotWords => {
    const row = rows[slot]
    if (!row) return { when: '', rows: [], text: '' }
    const descriptions = row.events.map((event) => event.words)
    return {
      when: row.name,
      rows: descriptions.map((each) => ({
        name: '',
        swatch: <span className={styles.swatch} data-kind={row.kind} />,
        value: each,
      })),
      text: t('chart.at', { when: row.name, values: descriptions.join('; ') || t('chart.none') }),
    }
  }

  const { months } = axisMonths(from, addDays(to, 1))
  const label = dateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: '2-digit' })
  return (
    <ChartFigure
      summary={summary}
      table={table}
      legend={
        <ul className={legend.legend}>
          {rows.map(({ name, kind }) => (
            <li key={kind}>
              <span className={styles.swatch} data-kind={kind} />
              {name}
            </li>
          ))}
        </ul>
      }
    >
      <ChartRows
        words={words}
        summary={summary}
        rows={rows.map(({ name, kind, events }) => ({
          name,
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
    </ChartFigure>
  )
}

/** The first day of each month within the range. */
function firstsOfMonth(from: string, to: string): readonly string[] {
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, index) => dayNumber(from) + index)
  return days.map(dateOfDayNumber).filter((day) => day.endsWith('-01'))
}
