import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartFigure } from './frame/ChartFigure.tsx'
import { ChartRows } from './frame/ChartRows.tsx'
import type { SlotWords } from './frame/ChartTooltip.tsx'
import legend from './frame/ChartLegend.module.css'
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
  const { t } = useTranslation()
  const format = useFormat()
  const bars = barsOf(start, steps, end)
  const scale = scaleOf(bars)
  const { name, words: amountWords } = measure ?? {
    name: t('chart.amount'),
    words: (cents: number) => format.money(cents / 100),
  }
  const signed = (cents: number) => `${cents < 0 ? '−' : ''}${amountWords(Math.abs(cents))}`
  const amount = ({ kind, from, to }: Bar) => `${kind === 'up' ? '+' : ''}${signed(kind === 'total' ? to : to - from)}`

  const words = (slot: number): SlotWords => {
    const bar = bars[slot]
    if (!bar) return { when: '', rows: [], text: '' }
    const total = { name: t('chart.total'), swatch: null, value: signed(bar.to) }
    const step = {
      name,
      swatch: <span className={legend.swatch} data-kind={bar.kind} />,
      value: amount(bar),
    }
    const rows = bar.kind === 'total' ? [total] : [step, total]
    const values = rows.map((row) => `${row.name} ${row.value}`).join(', ')
    return { when: bar.name, rows, text: t('chart.at', { when: bar.name, values }) }
  }

  return (
    <ChartFigure
      summary={summary}
      table={{ header: t('chart.concept'), count: bars.length, words }}
      legend={
        <ul className={legend.legend}>
          <li className={legend.unit}>{scale.cut && t('chart.axisCut')}</li>
          {(['up', 'down'] as const)
            .filter((kind) => bars.some((bar) => bar.kind === kind))
            .map((kind) => (
              <li key={kind}>
                <span className={legend.swatch} data-kind={kind} />
                {t(`chart.${kind}`)}
              </li>
            ))}
        </ul>
      }
    >
      <ChartRows
        words={words}
        summary={summary}
        rows={bars.map((bar, index) => ({
          name: bar.name,
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
    </ChartFigure>
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
