import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import {
  isMetered,
  isNothingBilled,
  type MeteredPeriod,
  useBillingPeriods,
  type BilledPeriod,
  dailyKwh,
  isShortFirst,
  yearBeforeOf,
  yearChange,
  yearTrend,
} from '#src/domain/supply/curve/billingPeriods.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { changedQuery } from '#src/screens/supplies/changedQuery.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { StackedColumns } from '#src/ui/chart/StackedColumns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { PeriodsTable } from './PeriodsTable.tsx'
import { TieOutCard } from './TieOutCard.tsx'

/** The consumption of each bill. An answer without any bills (1007) is not a failure. */
export function BillingPeriodsTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  const periods = useBillingPeriods(supply)
  if (!periods.data && periods.isError && isNothingBilled(periods.error)) {
    return (
      <EmptyState
        icon="bill"
        title={t('billingPeriods.none.title')}
        action={<LinkButton to={supplyDetailPath(supply.cups, 0)}>{t('supply.seeCurve')}</LinkButton>}
        text={t('billingPeriods.none.text')}
      />
    )
  }
  return (
    <Stack gap={6}>
      <QueryGate query={periods} skeleton={<ReportSkeleton />}>
        {(data) => (
          <>
            <OldDates days={data.map(({ range }) => range.from)} />
            <BillingPeriodsReport supply={supply} periods={data} />
          </>
        )}
      </QueryGate>
    </Stack>
  )
}

type BillingPeriodsReportProps = {
  readonly supply: Supply
  /** Newest first. */
  readonly periods: readonly BilledPeriod[]
}

/**
 * The last bill's consumption, a year of bills beside the year before, one of them against its curve, and all of them.
 * Of an API that tells days alone, only the last.
 */
function BillingPeriodsReport({ supply, periods }: BillingPeriodsReportProps) {
  const { t } = useLocale()
  const [query, setQuery] = useSearchParams()
  const tie = useRef<HTMLElement>(null)
  const metered = periods.filter(isMetered)
  const [newest] = metered
  const chosen = metered.find(({ id }) => id === query.get('bill')) ?? newest

  const choose = (bill: string) => setQuery(changedQuery(query, { bill }), { preventScrollReset: true })
  const chooseFromList = (id: string) => {
    choose(id)
    tie.current?.focus()
  }

  return (
    <>
      {newest && <Newest period={newest} periods={metered} />}
      {newest && <DailyChart periods={metered} />}
      {chosen && <TieOutCard ref={tie} supply={supply} periods={metered} chosen={chosen} onChoose={choose} />}
      <Card
        title={t('billingPeriods.list.title')}
        subtitle={periods.some(({ billNumber }) => billNumber) && t('billingPeriods.list.lead')}
      >
        <PeriodsTable supply={supply} periods={periods} onTie={chooseFromList} />
      </Card>
    </>
  )
}

type NewestProps = { readonly period: MeteredPeriod; readonly periods: readonly MeteredPeriod[] }

/** What the newest period consumed, beside the year before. */
function Newest({ period: newest, periods }: NewestProps) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const oldest = periods.at(-1)
  return (
    <Headline
      figure={
        <StatNumber size="hero" label={t('billingPeriods.hero')} value={format.number(dailyKwh(newest), 1)} unit="kWh">
          {newest.reading === 'estimated' && <Tag tone="warning">{t('billingPeriods.readings.estimatedLong')}</Tag>}
        </StatNumber>
      }
      sentence={t(`billingPeriods.sentence.${yearTrend(newest, periods)}`, {
        ...dates.endpoints(newest.range),
        energy: format.energyKwh(newest.kwh, 0),
        percent: format.percent(Math.abs(yearChange(newest, periods) ?? 0), 0),
      })}
    >
      {oldest && isShortFirst(oldest, periods) && (
        <p className="muted">{t('billingPeriods.short', { date: format.date(oldest.range.from) })}</p>
      )}
    </Headline>
  )
}

/** The last twelve periods, each beside the same month of the year before. */
function DailyChart({ periods }: Pick<NewestProps, 'periods'>) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const shown = periods.slice(0, MONTHS).toReversed()
  const high = shown.toSorted((a, b) => dailyKwh(b) - dailyKwh(a))[0]
  const columnOf = (period: MeteredPeriod, before: boolean) => ({
    id: period.id,
    label: dates.month(period.range.to),
    name: dates.range(period.range),
    parts: period.periods.length
      ? period.periods.map((kwh, index) => ({ period: index + 1, value: kwh / period.days }))
      : [{ value: dailyKwh(period) }],
    estimated: period.reading === 'estimated',
    before,
  })
  return (
    <Card title={t('billingPeriods.chart.title')} subtitle={t('billingPeriods.chart.lead')}>
      <StackedColumns
        columns={shown.flatMap((period) => {
          const before = yearBeforeOf(period, periods)
          return [...(before ? [columnOf(before, true)] : []), columnOf(period, false)]
        })}
        unit={t('billingPeriods.table.daily')}
        beforeName={t('supplies.monthBefore')}
        summary={t('billingPeriods.summary', {
          count: shown.length,
          high: format.month(high?.range.to ?? ''),
          energy: format.energyKwh(high ? dailyKwh(high) : 0, 1),
        })}
      />
    </Card>
  )
}

const MONTHS = 12
