import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { useMemo } from 'react'
import { referenceOf } from '#src/api/error.store.ts'
import { useLocale } from '#src/base/useLocale.ts'
import {
  alignSlots,
  compare,
  type DayRange,
  previousRange,
  trendOf,
  yearBefore,
} from '#src/domain/supply/curve/comparison.ts'
import { energyDecimals, energyNumber } from '#src/domain/supply/curve/energyNumber.ts'
import { qualityLabel } from '#src/domain/supply/curve/qualityLabel.ts'
import { useCurve, usePrefetchCurves } from '#src/domain/supply/curve/useCurve.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './FourWeeks.module.css'

/** The last four weeks of a supply against the same weeks of the year before, and its last day with data. */
export function FourWeeks({ supply }: { readonly supply: Supply }) {
  const { t, format } = useLocale()
  const range = fourWeeksOf(supply)
  const { from, to } = range
  const current = useCurve(supply, range, 'day')
  const previous = useCurve(supply, previousRange(range), 'day')
  const slots = current.data?.slots ?? NO_SLOTS
  const before = previous.data?.slots ?? NO_SLOTS
  const { aligned, comparison } = useMemo(() => {
    const pairing = yearBefore({ from, to })
    const aligned = alignSlots(slots, before, 'day', pairing)
    return { aligned, comparison: compare(slots, aligned, pairing.alignment) }
  }, [slots, before, from, to])

  const retry = () => {
    for (const each of [current, previous]) if (each.isError) void each.refetch()
  }
  if (current.isLoading) return <SkeletonLayout of="text" count={5} />
  if (current.isError && !current.data) {
    return (
      <p className={styles.none}>
        <Icon name="alert" size={18} />
        <span>
          {t('dashboard.supply.curveFailed')} {t('ui.reference')} <code>{referenceOf(current.error)}</code>
        </span>
        <RetryButton variant="quiet" onRetry={retry} />
      </p>
    )
  }
  const last = slots.findLast(({ kwh }) => kwh !== null)
  if (!last) {
    return (
      <p className={styles.none}>
        <Icon name="clock" size={18} />
        {t('dashboard.supply.curveMissing')}
      </p>
    )
  }

  const values = slots.flatMap(({ kwh }) => (kwh === null ? [] : [kwh]))
  const energy = (kwh: number) => format.energyKwh(kwh, energyDecimals(kwh))
  const generator = supply.generator
  const measured = generator ? 'fed' : supply.cau !== null ? 'fromGrid' : 'used'
  return (
    <div className={styles.weeks}>
      <LastDay slot={last} generator={generator} />
      <div className={styles.trend}>
        <Sparkline
          slots={slots}
          before={aligned}
          label={t(generator ? 'dashboard.supply.sparkFed' : 'dashboard.supply.spark', {
            low: energy(Math.min(...values)),
            high: energy(Math.max(...values)),
          })}
        />
        <p className={styles.legend}>
          <span data-mark="now">{t('dashboard.supply.now')}</span>
          {comparison && <span data-mark="before">{t('dashboard.supply.before')}</span>}
        </p>
      </div>
      <p className={styles.sentence}>
        <span>
          {comparison
            ? t(`dashboard.supply.trend.${measured}.${trendOf(comparison)}`, {
                percent: format.percent(Math.abs(comparison.change), 0),
              })
            : !previous.isLoading && t(`dashboard.supply.${previous.isLoadingError ? 'noTrendFailed' : 'noTrend'}`)}
        </span>
        {previous.isLoadingError && <RetryButton variant="quiet" onRetry={retry} />}
      </p>
    </div>
  )
}

/** Prefetches the data of the supplies' cards. */
export function usePrefetchFourWeeks(supplies: readonly Supply[]): void {
  const ranges = supplies.map((supply) => ({ supply, range: fourWeeksOf(supply) }))
  const before = ranges.map(({ supply, range }) => ({ supply, range: previousRange(range) }))
  usePrefetchCurves([...ranges, ...before], 'day')
}

function fourWeeksOf({ lastDataDate }: Supply): DayRange {
  return { from: addDays(lastDataDate, 1 - DAYS), to: lastDataDate }
}

const DAYS = 28
const NO_SLOTS: readonly CurveSlot[] = []

type SparklineProps = {
  /** Days, the last one on the right. */
  readonly slots: readonly CurveSlot[]
  /** The same days a year before. */
  readonly before: readonly (CurveSlot | undefined)[]
  /** The chart as text. */
  readonly label: string
}

/** Four weeks of days at a glance: a bar each, the last one highlighted, with the year before as a line behind. */
function Sparkline({ slots, before, label }: SparklineProps) {
  const highest = Math.max(...slots.map(({ kwh }) => kwh ?? 0), ...before.map((slot) => slot?.kwh ?? 0)) || 1
  const top = (kwh: number) => HEIGHT - (kwh / highest) * (HEIGHT - 2)
  const line = before.flatMap((slot, day) => {
    const kwh = slot?.kwh
    if (kwh === undefined || kwh === null) return []
    const move = typeof before[day - 1]?.kwh === 'number' ? 'L' : 'M'
    return [`${move}${day * STEP} ${top(kwh)}H${(day + 1) * STEP}`]
  })
  return (
    <svg
      className={styles.spark}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${slots.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {slots.map(({ at, kwh, quality }, day) => (
        <rect
          key={at}
          x={day * STEP + 1}
          width={STEP - 2}
          y={kwh === null ? HEIGHT - 2 : top(kwh)}
          height={kwh === null ? 2 : HEIGHT - top(kwh)}
          className={styles.bar}
          data-last={day === slots.length - 1}
          data-quality={quality}
        />
      ))}
      <path d={line.join('')} className={styles.before} />
    </svg>
  )
}

/** Units of the drawing, which stretches to the available width. */
const STEP = 10
const HEIGHT = 64

type LastDayProps = {
  /** A day. */
  readonly slot: CurveSlot
  readonly generator: boolean
}

/** The last day with data, with the generation of the home's own installation. */
function LastDay({ slot, generator }: LastDayProps) {
  const { t, format } = useLocale()
  const { at, kwh, quality, own } = slot
  const day = format.date(at.slice(0, 10))
  const label = t(`dashboard.supply.${generator ? 'lastDayFed' : own ? 'lastDayGrid' : 'lastDay'}`, { day })
  return (
    <div className={styles.day}>
      <StatNumber
        label={
          quality === 'real' || quality === 'untold'
            ? label
            : `${label} · ${qualityLabel(quality, 'day', t).toLowerCase()}`
        }
        value={energyNumber(kwh, format)}
        unit="kWh"
      />
      {own && (
        <div className={styles.own}>
          {(['generated', 'surplus'] as const).map((part) => (
            <StatNumber
              key={part}
              size="medium"
              label={t(`dashboard.supply.${part}`)}
              value={energyNumber(own[part], format)}
              unit="kWh"
            />
          ))}
        </div>
      )}
    </div>
  )
}
