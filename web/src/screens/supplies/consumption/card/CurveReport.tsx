import { useLocale } from '#src/base/useLocale.ts'
import { trendOf } from '#src/domain/supply/curve/comparison.ts'
import { energyNumber } from '#src/domain/supply/curve/energyNumber.ts'
import type { Curve } from '#src/domain/supply/curve/fetchCurve.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { CurveCard } from './CurveCard.tsx'
import { PartialNotice } from '#src/screens/supplies/consumption/PartialNotice.tsx'
import { PeriodShares } from './PeriodShares.tsx'
import { rangeEnding } from '#src/screens/supplies/consumption/range.ts'
import { comparisonWords, summarySentence } from '#src/screens/supplies/consumption/summary.ts'
import type { OwnTotals } from '#src/screens/supplies/consumption/totals.ts'
import { type CurveCardProps, useCurveFigures } from '#src/screens/supplies/consumption/useCurveFigures.ts'
import { useDateWords } from '#src/domain/supply/useDateWords.ts'
import styles from './CurveReport.module.css'

type CurveReportProps = Omit<CurveCardProps, 'figures'> & {
  readonly curve: Curve
  readonly onRetry: () => void
}

/** The report of a curve: the total with a sentence, the curve, its tariff periods, and the own generation. */
export function CurveReport({ supply, view, change, curve, onRetry }: CurveReportProps) {
  const { t, format } = useLocale()
  const figures = useCurveFigures(supply, view, curve)
  const { problem, withoutSelfConsumption, readings } = curve
  // Without data, a range has neither sums nor hours to show.
  const hasData = readings.some(({ kwh, own }) => kwh !== null || (own && own.generated !== null))

  return (
    <>
      {withoutSelfConsumption && <Banner tone="info">{t('errors.autoconsumo.1004')}</Banner>}
      <PartialNotice problem={problem} words={(date) => t('consumption.partial', { date })} onRetry={onRetry} />
      {!hasData ? (
        <EmptyState
          icon="chart"
          title={t('consumption.empty.title')}
          action={
            <Button onClick={() => change({ view: 'month', range: rangeEnding('month', supply.lastDataDate) })}>
              {t('consumption.empty.toLast')}
            </Button>
          }
          text={t('consumption.empty.text', { date: format.date(supply.lastDataDate) })}
        />
      ) : (
        <>
          <Total supply={supply} figures={figures} />
          <CurveCard supply={supply} view={view} change={change} figures={figures} />
          <div className={styles.details}>
            <PeriodShares shares={figures.shares} tariff={supply.tariff} fed={figures.measured === 'fed'} />
            {figures.totals.own && <OwnEnergyCard own={figures.totals.own} fromGrid={figures.totals.kwh} />}
          </div>
        </>
      )}
    </>
  )
}

/** The total, and the range in one sentence. */
function Total({ supply, figures }: Pick<CurveCardProps, 'supply' | 'figures'>) {
  const { t, format } = useLocale()
  const dates = useDateWords()
  const { measured, measuredTotals, comparison, comparing, comparisonFailed, shares, span } = figures
  const { kwh, dailyKwh } = measuredTotals
  const oneDay = span.from === span.to
  return (
    <Headline
      figure={
        <StatNumber
          size="hero"
          label={t(`consumption.measured.${measured}`)}
          value={energyNumber(kwh, format)}
          unit="kWh"
        >
          {!oneDay && dailyKwh !== null && <p>{t('consumption.average', { energy: format.energyKwh(dailyKwh, 1) })}</p>}
          {/* The line is reserved without a comparison, since another range may have one. */}
          <div className={styles.trend}>
            {comparing && <Skeleton width="14rem" />}
            {comparison && (
              <>
                <Icon name={TREND_ICONS[trendOf(comparison)]} size={16} />
                <p>{comparisonWords(comparison, t, format)}</p>
              </>
            )}
          </div>
        </StatNumber>
      }
      sentence={
        kwh !== null &&
        summarySentence({ measured, range: span, kwh, comparison, shares, tariff: supply.tariff }, t, format, dates)
      }
    >
      {!comparison && !comparing && (
        <p className={styles.none}>{t(`consumption.comparison.${comparisonFailed ? 'failed' : 'none'}`)}</p>
      )}
    </Headline>
  )
}

const TREND_ICONS = { less: 'arrowDown', more: 'arrowUp', same: 'minus' } as const

type OwnEnergyCardProps = {
  readonly own: OwnTotals
  /** Energy taken from the grid, kWh. */
  readonly fromGrid: number | null
}

/** The use of the installation's energy, and the sources of the home's. */
function OwnEnergyCard({ own, fromGrid }: OwnEnergyCardProps) {
  const { t, format } = useLocale()
  const { usedAtHomePercent, ownPercent } = own
  const figures = [
    { key: 'generated', kwh: own.generated },
    { key: 'selfConsumed', kwh: own.selfConsumed },
    { key: 'surplus', kwh: own.surplus },
    { key: 'taken', kwh: fromGrid },
  ] as const
  return (
    <Card
      level={3}
      title={t('consumption.figures.title')}
      subtitle={
        usedAtHomePercent === null || ownPercent === null
          ? undefined
          : t('consumption.figures.lead', {
              home: format.percent(usedAtHomePercent, 0),
              own: format.percent(ownPercent, 0),
            })
      }
    >
      <div className={styles.figures}>
        {figures.map(({ key, kwh }) => (
          <StatNumber
            key={key}
            size="medium"
            label={t(`consumption.figures.${key}`)}
            value={energyNumber(kwh, format)}
            unit="kWh"
          />
        ))}
      </div>
    </Card>
  )
}
