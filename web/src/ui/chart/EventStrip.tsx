import { addDays, dateOfDayNumber, dayNumber } from '@acometida/api-spec/rules/calendar'
import { useTranslation } from 'react-i18next'
import { dateTimeFormat } from '#src/base/intl.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartRows } from './ChartRows.tsx'
import type { SlotWords } from './ChartTooltip.tsx'
import { axisMonths } from './linesOfLife.days.ts'
import legend from './ChartLegend.module.css'
import styles from './EventStrip.module.css'
import type { ChartTable } from './chartTable.type.ts'

type EventStripProps = {
  /** Each in a row of its own, with a drawing of its own. */
  readonly rows: readonly {
    readonly name: string
    readonly kind: 'failure' | 'planned' | 'told' | 'untold'
    /** The local day of each, `YYYY-MM-DD`, and what to say of it. */
    readonly events: readonly { readonly day: string; readonly words: string }[]
  }[]
  /** The days that are drawn, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
  /** One sentence that says what the chart shows: its name, and all that some readers will know of it. */
  readonly summary: string
  readonly table: ChartTable
}

/** When things of some kinds happened: a tick for each, on one axis of time. */
export function EventStrip({ rows, from, to, summary, table }: EventStripProps) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const first = dayNumber(from)
  const share = (day: number) => (day - first) / (dayNumber(to) + 1 - first)
  const place = (day: number) => `${share(day) * 100}%`

  const words = (slot: number): SlotWords => {
    const row = rows[slot]
    if (!row) return { when: '', rows: [], text: '' }
    const said = row.events.map((event) => event.words)
    return {
      when: row.name,
      rows: said.map((each) => ({
        name: '',
        swatch: <span className={styles.swatch} data-kind={row.kind} />,
        value: each,
      })),
      text: t('chart.at', { when: row.name, values: said.join('; ') || t('chart.none') }),
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
                  // Two of one day have nothing else that tells them apart.
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
          // At the edges there is no room for the words of a month.
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

/** Each month that begins within the days. */
function firstsOfMonth(from: string, to: string): readonly string[] {
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, index) => dayNumber(from) + index)
  return days.map(dateOfDayNumber).filter((day) => day.endsWith('-01'))
}
