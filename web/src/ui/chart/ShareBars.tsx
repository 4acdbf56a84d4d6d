import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartRows } from './ChartRows.tsx'
import type { SlotWords } from './ChartTooltip.tsx'
import legend from './ChartLegend.module.css'
import styles from './ShareBars.module.css'

type ShareBarsProps = {
  readonly bars: readonly {
    readonly name: string
    readonly whole: number
    /** Of the whole. */
    readonly part: number
    /** What else there is to say of it, after the figures. */
    readonly more: string
  }[]
  /** What the figures are; `bar` is over the names. */
  readonly names: Readonly<Record<'bar' | 'whole' | 'part' | 'share' | 'more', string>>
  /** One sentence that says what the chart shows: its name, and all that some readers will know of it. */
  readonly summary: string
}

/** How many of each kind there were, and within that for how many of them something holds. */
export function ShareBars({ bars, names, summary }: ShareBarsProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const most = Math.max(1, ...bars.map(({ whole }) => whole))
  const width = (amount: number) => ({ inlineSize: `${(amount / most) * 100}%` })
  const share = (bar: { readonly part: number; readonly whole: number }) =>
    format.percent((bar.part / bar.whole) * 100, 0)
  const words = (slot: number): SlotWords => {
    const bar = bars[slot]
    if (!bar) return { when: '', rows: [], text: '' }
    const rows = [
      { name: names.whole, swatch: <span className={styles.swatch} />, value: format.number(bar.whole) },
      {
        name: names.part,
        swatch: <span className={legend.swatch} data-kind="consumption" />,
        value: format.number(bar.part),
      },
      { name: names.share, swatch: null, value: share(bar) },
      { name: names.more, swatch: null, value: bar.more },
    ]
    const values = rows.map(({ name, value }) => `${name} ${value}`).join(', ')
    return { when: bar.name, rows, text: t('chart.at', { when: bar.name, values }) }
  }
  return (
    <ChartFigure
      summary={summary}
      table={{ header: names.bar, count: bars.length, words }}
      legend={
        <ul className={legend.legend}>
          <li>
            <span className={styles.swatch} />
            {names.whole}
          </li>
          <li>
            <span className={legend.swatch} data-kind="consumption" />
            {names.part}
          </li>
        </ul>
      }
    >
      <ChartRows
        words={words}
        summary={summary}
        rows={bars.map((bar) => ({
          name: bar.name,
          aside: `${format.number(bar.part)} / ${format.number(bar.whole)}`,
          marks: (
            <>
              <span className={styles.whole} style={width(bar.whole)} />
              {bar.part > 0 && <span className={styles.part} style={width(bar.part)} />}
            </>
          ),
        }))}
      />
    </ChartFigure>
  )
}
