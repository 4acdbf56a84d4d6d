import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { NO_DATA, type Curve } from '#src/domain/supply/fetchCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import type { ConsumptionView } from './consumptionView.ts'
import { CurveCard } from './CurveCard.tsx'
import { Headline } from './Headline.tsx'
import { OwnEnergyCard } from './OwnEnergyCard.tsx'
import { PeriodShares } from './PeriodShares.tsx'
import { rangeEnding } from './range.ts'
import styles from './CurveReport.module.css'
import type { ChangeView } from './useConsumptionView.ts'
import { useCurveFigures } from './useCurveFigures.ts'

type CurveReportProps = {
  readonly supply: Supply
  readonly view: ConsumptionView
  readonly change: ChangeView
  readonly curve: Curve
  readonly onRetry: () => void
}

/** What a curve says: the total and a sentence, the curve itself, its tariff periods, and what the roof made. */
export function CurveReport({ supply, view, change, curve, onRetry }: CurveReportProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const figures = useCurveFigures(supply, view, curve)
  const { problem, withoutSelfConsumption, readings } = curve

  return (
    <>
      {withoutSelfConsumption && <Banner tone="info">{t('errors.autoconsumo.1004')}</Banner>}
      {problem && problem.code !== NO_DATA && (
        <Banner
          tone="warning"
          actions={
            <Button size="small" icon="refresh" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('consumption.partial', { date: format.date(problem.from) })}
        </Banner>
      )}
      {readings.length === 0 ? (
        <EmptyState
          icon="chart"
          title={t('consumption.empty.title')}
          action={
            <Button onClick={() => change({ view: 'month', range: rangeEnding('month', supply.lastDataDate) })}>
              {t('consumption.empty.toLast')}
            </Button>
          }
        >
          {t('consumption.empty.text', { date: format.date(supply.lastDataDate) })}
        </EmptyState>
      ) : (
        <>
          <Headline supply={supply} figures={figures} />
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
