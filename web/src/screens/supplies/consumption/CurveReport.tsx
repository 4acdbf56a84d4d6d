import { useLocale } from '#src/base/useLocale.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { energyNumber } from '#src/domain/supply/curve/energyNumber.ts'
import type { Curve } from '#src/domain/supply/curve/fetchCurve.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { CurveCard } from './CurveCard.tsx'
import styles from './CurveReport.module.css'
import { PartialNotice } from './PartialNotice.tsx'
import { PeriodShares } from './PeriodShares.tsx'
import { rangeEnding } from './range.ts'
import { TotalSentence } from './Total.tsx'
import type { OwnTotals } from './totals.ts'
import type { CurveCardProps } from './useCurveFigures.ts'

type CurveReportProps = CurveCardProps & {
  readonly curve: Curve
  readonly onRetry: () => void
}

/** The report of a curve: the curve, what is to know about it, its tariff periods, and the own generation. */
export function CurveReport({ supply, view, change, figures, curve, onRetry }: CurveReportProps) {
  const { t, format } = useLocale()
  const phone = useMediaQuery(PHONE)
  const { problem, withoutSelfConsumption } = curve
  return (
    <Stack gap={6}>
      {figures.hasData ? (
        <CurveCard supply={supply} view={view} change={change} figures={figures} />
      ) : (
        <EmptyState
          icon="chart"
          title={t('consumption.empty.title')}
          action={
            <Button onClick={() => change({ view: 'month', range: rangeEnding('month', supply.lastDataDate) })}>
              {t('consumption.empty.toLast')}
            </Button>
          }
          text={
            supply.dataUntil
              ? t('consumption.empty.text', { date: format.date(supply.dataUntil) })
              : t('consumption.empty.otherDates')
          }
        />
      )}
      <PartialNotice problem={problem} words={(date) => t('consumption.partial', { date })} onRetry={onRetry} />
      {phone && figures.hasData && (
        <p className={styles.sentence}>
          <TotalSentence supply={supply} figures={figures} />
        </p>
      )}
      <OldDates days={[view.range.from]} />
      {withoutSelfConsumption && <Banner tone="info">{t('errors.autoconsumo.1004')}</Banner>}
      {figures.hasData && (
        <div className={styles.details}>
          <PeriodShares shares={figures.shares} tariff={supply.tariff} fed={figures.measured === 'fed'} />
          {figures.totals.own && <OwnEnergyCard own={figures.totals.own} fromGrid={figures.totals.kwh} />}
        </div>
      )}
    </Stack>
  )
}

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
