import { useLocale } from '#src/base/useLocale.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { trendOf } from '#src/domain/supply/curve/comparison.ts'
import { energyNumber } from '#src/domain/supply/curve/energyNumber.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { describeComparison, summarySentence } from './summary.ts'
import styles from './Total.module.css'
import type { CurveCardProps } from './useCurveFigures.ts'

type TotalProps = Pick<CurveCardProps, 'supply' | 'figures'> & { readonly loading: boolean }

/** The sum of the range, by day, and against the year before. On a phone its sentence stands under the curve. */
export function Total({ supply, figures, loading }: TotalProps) {
  const { t, format } = useLocale()
  const phone = useMediaQuery(PHONE)
  const { measured, measuredTotals, comparison, comparing, comparisonFailed, span } = figures
  const { kwh, dailyKwh } = measuredTotals
  if (loading) {
    return (
      <div className={styles.total} aria-hidden="true">
        <Skeleton width="22rem" height="3rem" />
      </div>
    )
  }
  return (
    <div className={styles.total}>
      <Headline
        figure={
          <StatNumber
            size="hero"
            beside
            label={t(`consumption.measured.${measured}`)}
            value={energyNumber(kwh, format)}
            unit="kWh"
          >
            {span.from !== span.to && dailyKwh !== null && (
              <p>{t('consumption.average', { energy: format.energyKwh(dailyKwh, 1) })}</p>
            )}
            <div className={styles.trend}>
              {comparing && <Skeleton width="12rem" />}
              {comparison && (
                <>
                  <Icon name={TREND_ICONS[trendOf(comparison)]} size={16} />
                  <p>{describeComparison(comparison, t, format)}</p>
                </>
              )}
              {!comparison && !comparing && (
                <p>{t(`consumption.comparison.${comparisonFailed ? 'failed' : 'none'}`)}</p>
              )}
            </div>
          </StatNumber>
        }
        sentence={!phone && <TotalSentence supply={supply} figures={figures} />}
      />
    </div>
  )
}

/** The range in one sentence. */
export function TotalSentence({ supply, figures }: Pick<TotalProps, 'supply' | 'figures'>) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const { measured, measuredTotals, comparison, shares, span } = figures
  const { kwh } = measuredTotals
  if (kwh === null) return null
  return summarySentence({ measured, range: span, kwh, comparison, shares, tariff: supply.tariff }, t, format, dates)
}

const TREND_ICONS = { less: 'arrowDown', more: 'arrowUp', same: 'minus' } as const
