import { dateOfDayNumber, dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { dateTimeFormat } from '#src/base/intlFormats.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { ChartLegend, Swatch } from './frame/ChartLegend.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import { useSlotTexts } from './frame/ChartTooltip.tsx'
import { axisMonths, gapsAndOverlaps, type ValidityPeriod } from './validityChart.days.ts'
import styles from './ValidityChart.module.css'

type ValidityChartProps = {
  readonly lines: readonly { readonly name: string; readonly lives: readonly ValidityPeriod[] }[]
  /** The name of the lines: "Comercializadora". */
  readonly header: string
  /** The server's current date, `2026-03-14`. */
  readonly today: string
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
}

/** Validity periods, one line each on one axis of time, with the gaps and overlaps of each. */
export function ValidityChart({ lines, header, today, summary }: ValidityChartProps) {
  const { t, format } = useLocale()
  const slotTexts = useSlotTexts()
  const marked = lines.map(({ name, lives }) => ({ name, lives, ...gapsAndOverlaps(lives) }))
  const days = [today, ...lines.flatMap(({ lives }) => lives.flatMap(({ from, to = from }) => [from, to]))].sort()
  const first = dayNumber(days[0] ?? today)
  const last = dayNumber(days.at(-1) ?? today)
  // An open period extends a little beyond the last known date.
  const end = last + 1 + Math.ceil((last - first) / 12)
  const share = (day: number) => (day - first) / (end - first)
  const place = (day: number) => `${share(day) * 100}%`
  const stretch = ({ from, to }: ValidityPeriod) => ({
    insetInlineStart: place(dayNumber(from)),
    insetInlineEnd: `calc(100% - ${place(to === undefined ? end : dayNumber(to) + 1)})`,
  })

  const span = ({ from, to }: ValidityPeriod) =>
    to === undefined
      ? t('chart.spanOpen', { from: format.date(from) })
      : t('chart.span', { from: format.date(from), to: format.date(to) })
  const facts = ({ lives, gaps, overlaps }: (typeof marked)[number]) =>
    (['life', 'gap', 'overlap'] as const).flatMap((kind) => {
      const stretches = { life: lives, gap: gaps, overlap: overlaps }[kind]
      const value = stretches.map(span).join('; ') || t('chart.missing')
      const name = t(kind === 'life' ? 'chart.validity' : `chart.${kind}`)
      return kind === 'life' || stretches.length > 0 ? [{ name, swatch: <Swatch kind={kind} />, value }] : []
    })

  const { months, step } = axisMonths(dateOfDayNumber(first), dateOfDayNumber(end))
  const label = dateTimeFormat(format.locale, {
    timeZone: 'UTC',
    ...(step >= 12 ? { year: 'numeric' } : { month: 'short', year: '2-digit' }),
  })
  return (
    <ChartRows
      summary={summary}
      table={{ header, sentences: true }}
      legend={
        <ChartLegend
          unit={
            <>
              <span className={styles.todaySwatch} />
              {t('chart.today', { date: format.date(today) })}
            </>
          }
          marks={(['gap', 'overlap'] as const)
            .filter((kind) => marked.some((line) => line[`${kind}s`].length > 0))
            .map((kind) => ({ swatch: <Swatch kind={kind} />, name: t(`chart.${kind}`) }))}
        />
      }
      rows={marked.map((line) => ({
        texts: slotTexts(line.name, facts(line)),
        marks: (
          <>
            {months.map((month) => (
              <span key={month} className={styles.guide} style={{ insetInlineStart: place(dayNumber(month)) }} />
            ))}
            {line.lives.length === 0 && t('chart.missing')}
            {line.lives.map((life) => (
              <span
                key={life.from}
                className={styles.life}
                data-when={life.from > today ? 'ahead' : (life.to ?? today) < today ? 'past' : 'current'}
                data-open={life.to === undefined}
                style={stretch(life)}
              />
            ))}
            {line.gaps.map((gap) => (
              <span key={gap.from} className={styles.gap} style={stretch(gap)} />
            ))}
            {line.overlaps.map((overlap) => (
              <span key={overlap.from} className={styles.overlap} style={stretch(overlap)} />
            ))}
            <span className={styles.today} style={{ insetInlineStart: place(dayNumber(today) + 0.5) }} />
          </>
        ),
      }))}
      axis={months.map((month) => (
        <span
          key={month}
          className={styles.month}
          style={{
            insetInlineStart: place(dayNumber(month)),
            // Labels at the edges stay inside.
            translate: `${share(dayNumber(month)) < 0.05 ? 0 : share(dayNumber(month)) > 0.95 ? -100 : -50}%`,
          }}
        >
          {label.format(new Date(month))}
        </span>
      ))}
    />
  )
}
