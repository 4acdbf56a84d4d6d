import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartFigure } from './frame/ChartFigure.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import type { SlotWords } from './frame/ChartTooltip.tsx'
import legend from './frame/ChartLegend.module.css'
import styles from './ShareBars.module.css'

type ShareBarsProps = {
  readonly bars: readonly {
    readonly name: string
    readonly whole: number
    /** The part of the whole. */
    readonly part: number
    /** Further facts, after the figures. */
    readonly more: string
  }[]
  /** The names of the figures; `bar` heads the names. */
  readonly names: Readonly<Record<'bar' | 'whole' | 'part' | 'share' | 'more', string>>
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
}

/** A count per kind, and the part of it with some property. */
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
