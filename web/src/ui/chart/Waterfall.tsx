import { useLocale } from '#src/base/useLocale.ts'
import { ChartLegend, Swatch } from './frame/ChartLegend.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import { useSlotTexts } from './frame/ChartTooltip.tsx'
import styles from './Waterfall.module.css'

/** Euro cents, or another integer formatted by `measure`, so that sums are exact. */
type Amount = { readonly name: string; readonly cents: number }

type WaterfallProps = {
  readonly start: Amount
  /** The changes in order, negative for a decrease. */
  readonly steps: readonly Amount[]
  /** The name of the final total. Its amount is the sum of the others, so it never disagrees with them. */
  readonly end: string
  /** For quantities other than money: the name over the table, and the formatter of an absolute amount. */
  readonly measure?: { readonly name: string; readonly words: (amount: number) => string } | undefined
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
}

/** The steps from one total to another. An increase is solid, a decrease hatched, and both show their sign. */
export function Waterfall({ start, steps, end, measure, summary }: WaterfallProps) {
  const { t, format } = useLocale()
  const slotTexts = useSlotTexts()
  const bars = barsOf(start, steps, end)
  const scale = scaleOf(bars)
  const { name, words: amountLabel } = measure ?? {
    name: t('chart.amount'),
    words: (cents: number) => format.money(cents / 100),
  }
  const signed = (cents: number) => `${cents < 0 ? '−' : ''}${amountLabel(Math.abs(cents))}`
  const amount = ({ kind, from, to }: Bar) => `${kind === 'up' ? '+' : ''}${signed(kind === 'total' ? to : to - from)}`

  const facts = (bar: Bar) => {
    const total = { name: t('chart.total'), swatch: null, value: signed(bar.to) }
    return bar.kind === 'total' ? [total] : [{ name, swatch: <Swatch kind={bar.kind} />, value: amount(bar) }, total]
  }

  return (
    <ChartRows
      summary={summary}
      table={{ header: t('chart.concept') }}
      legend={
        <ChartLegend
          unit={scale.cut && t('chart.axisCut')}
          marks={(['up', 'down'] as const)
            .filter((kind) => bars.some((bar) => bar.kind === kind))
            .map((kind) => ({ swatch: <Swatch kind={kind} />, name: t(`chart.${kind}`) }))}
        />
      }
      rows={bars.map((bar, index) => ({
        texts: slotTexts(bar.name, facts(bar)),
        aside: amount(bar),
        marks: (
          <>
            {scale.low < 0 && <span className={styles.zero} style={{ insetInlineStart: scale.place(0) }} />}
            {index > 0 && <span className={styles.joint} style={{ insetInlineStart: scale.place(bar.before) }} />}
            <span
              className={styles.bar}
              data-kind={bar.kind}
              data-cut={bar.kind === 'total' && scale.cut}
              style={{
                insetInlineStart: scale.place(Math.min(bar.from, bar.to)),
                insetInlineEnd: `calc(100% - ${scale.place(Math.max(bar.from, bar.to))})`,
              }}
            />
          </>
        ),
      }))}
    />
  )
}

type Bar = {
  readonly name: string
  readonly kind: 'total' | 'up' | 'down' | 'same'
  /** The ends of the bar in cents, and the total before it. */
  readonly from: number
  readonly to: number
  readonly before: number
}

function barsOf(start: Amount, steps: readonly Amount[], end: string): readonly Bar[] {
  let total = start.cents
  const between = steps.map(({ name, cents }): Bar => {
    const from = total
    total += cents
    return { name, kind: cents < 0 ? 'down' : cents > 0 ? 'up' : 'same', from, to: total, before: from }
  })
  return [
    { name: start.name, kind: 'total', from: 0, to: start.cents, before: 0 },
    ...between,
    { name: end, kind: 'total', from: 0, to: total, before: total },
  ]
}

/**
 * The position of cents on the axis. Small steps between large totals would be hairlines, so the axis is cut then and
 * marked as such.
 */
function scaleOf(bars: readonly Bar[]) {
  const totals = bars.map(({ to }) => to)
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const cut = most > least && most - least < most / 3
  const low = cut ? least - (most - least) : Math.min(0, least)
  const span = Math.max(most, 0) - low || 1
  return { cut, low, place: (cents: number) => `${(Math.max(0, cents - low) / span) * 100}%` }
}
