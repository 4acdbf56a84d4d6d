import type { TariffPeriod } from '@acometida/api-spec/rules/supply/tariff'
import { useId } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { energyDecimals } from '#src/domain/supply/curve/energyNumber.ts'
import { PeriodPattern } from '#src/ui/chart/PeriodPattern.tsx'
import { PeriodSwatch } from '#src/ui/chart/PeriodSwatch.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './PeriodShares.module.css'
import type { PeriodShare } from './periodShares.ts'

type PeriodSharesProps = {
  readonly shares: readonly PeriodShare[]
  readonly tariff: string
  /** The energy was fed in, not used. */
  readonly fed: boolean
}

/** The energy by tariff period: one bar, and each share as text. */
export function PeriodShares({ shares, tariff, fed }: PeriodSharesProps) {
  const { t, format } = useLocale()
  if (shares.length === 0) return null
  return (
    <Card
      level={3}
      title={t(fed ? 'consumption.periods.titleFed' : 'consumption.periods.title')}
      subtitle={fed ? undefined : t('consumption.periods.lead')}
    >
      <ShareBar shares={shares} />
      <ul className={styles.shares}>
        {shares.map(({ period, kwh, percent }) => (
          <li key={period}>
            <PeriodSwatch period={period} />
            <span className={styles.name}>
              <strong>{t('consumption.periods.one', { period })}</strong>
              {tariff === '2.0TD' && ` ${t(`consumption.periods.name.${SMALL_NAMES[period]}`)}`}
            </span>
            <span className="muted">{format.energyKwh(kwh, energyDecimals(kwh))}</span>
            <strong className={styles.percent}>{format.percent(percent, 0)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The names of the three periods of 2.0TD. The others only complete the type. */
const SMALL_NAMES = {
  1: 'peak',
  2: 'flat',
  3: 'valley',
  4: 'valley',
  5: 'valley',
  6: 'valley',
} as const satisfies Record<TariffPeriod, string>

function ShareBar({ shares }: Pick<PeriodSharesProps, 'shares'>) {
  const id = useId()
  const segments = shares.map(({ period, percent }, index) => ({
    period,
    percent,
    start: shares.slice(0, index).reduce((sum, share) => sum + share.percent, 0),
  }))
  return (
    <svg className={styles.bar} aria-hidden="true">
      <defs>
        {segments.map(({ period }) => (
          <PeriodPattern key={period} id={`${id}-${period}`} period={period} />
        ))}
      </defs>
      {segments.map((segment) => (
        <rect
          key={segment.period}
          x={`${segment.start}%`}
          width={`${segment.percent}%`}
          height="100%"
          fill={`url(#${id}-${segment.period})`}
          className={styles.segment}
        />
      ))}
    </svg>
  )
}
