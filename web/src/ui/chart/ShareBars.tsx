import { useFormat } from '#src/base/useFormat.ts'
import { ChartLegend, Swatch } from './frame/ChartLegend.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import { useSlotTexts } from './frame/ChartTooltip.tsx'
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
  const format = useFormat()
  const slotTexts = useSlotTexts()
  const most = Math.max(1, ...bars.map(({ whole }) => whole))
  const width = (amount: number) => ({ inlineSize: `${(amount / most) * 100}%` })
  const whole = { name: names.whole, swatch: <span className={styles.swatch} /> }
  const part = { name: names.part, swatch: <Swatch kind="consumption" /> }
  return (
    <ChartRows
      summary={summary}
      table={{ header: names.bar }}
      legend={<ChartLegend marks={[whole, part]} />}
      rows={bars.map((bar) => ({
        texts: slotTexts(bar.name, [
          { ...whole, value: format.number(bar.whole) },
          { ...part, value: format.number(bar.part) },
          { name: names.share, swatch: null, value: format.percent((bar.part / bar.whole) * 100, 0) },
          { name: names.more, swatch: null, value: bar.more },
        ]),
        aside: `${format.number(bar.part)} / ${format.number(bar.whole)}`,
        marks: (
          <>
            <span className={styles.whole} style={width(bar.whole)} />
            {bar.part > 0 && <span className={styles.part} style={width(bar.part)} />}
          </>
        ),
      }))}
    />
  )
}
