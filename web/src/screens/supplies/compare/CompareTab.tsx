import type { ComponentProps } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { daysUsed } from '#src/domain/supply/curve/dayUse.ts'
import type { Curve } from '#src/domain/supply/curve/fetchCurve.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { CompareBar } from './CompareBar.tsx'
import { BeforeButton, CompareReport } from './CompareReport.tsx'
import { isSameRange, useCompareView } from './compareView.ts'
import { TypicalDayChart } from './TypicalDayChart.tsx'

/** The comparison of a supply's consumption: two ranges, or two supplies, side by side. */
export function CompareTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  const [view, change] = useCompareView(supply.lastDataDate)
  const supplies = useSupplies()
  const others = (supplies.data ?? []).filter(
    ({ cups, generator }) => cups !== supply.cups && generator === supply.generator,
  )
  const other = view.mode === 'supply' ? others.find(({ cups }) => cups === view.otherCups) : supply
  return (
    <Stack gap={6}>
      <CompareBar supply={supply} others={others} other={other} view={view} change={change} />
      <OldDates days={[view.range.from, view.against.from]} />
      {!other ? (
        <EmptyState icon="swap" title={t('compare.supply.none')} text={t('compare.supply.noneText')} />
      ) : other === supply && isSameRange(view.range, view.against) ? (
        <EmptyState
          icon="swap"
          title={t('compare.same.title')}
          action={<BeforeButton supply={supply} change={change} />}
          text={t('compare.same.text')}
        />
      ) : (
        <TwoCurves supply={supply} other={other} view={view} change={change} />
      )}
    </Stack>
  )
}

type TwoCurvesProps = Omit<ComponentProps<typeof CompareReport>, 'curve' | 'otherCurve' | 'onRetry'>

/** Both curves. While one loads there is nothing to compare; if one fails, the other is shown. */
function TwoCurves({ supply, other, view, change }: TwoCurvesProps) {
  const own = useCurve(supply, view.range, 'hour')
  const their = useCurve(other, view.against, 'hour')
  const waited = [own, their].find(({ data }) => !data)
  const stale = [own, their].find(({ isError }) => isError)
  const failed = [own, their].find(({ data, isError }) => !data && isError)
  const retry = () => void Promise.all([own.refetch(), their.refetch()])

  const loaded =
    (own.data && { of: supply, range: view.range, curve: own.data }) ??
    (their.data && { of: other, range: view.against, curve: their.data })
  if (failed && loaded) {
    return (
      <>
        <QueryGate query={failed} skeleton={<ReportSkeleton />}>
          {() => null}
        </QueryGate>
        <Half {...loaded} />
      </>
    )
  }
  return (
    <QueryGate query={waited ?? stale ?? own} skeleton={<ReportSkeleton />}>
      {() =>
        own.data &&
        their.data &&
        (isEmpty(own.data) || isEmpty(their.data) ? (
          <NoData range={isEmpty(own.data) ? view.range : view.against} supply={supply} change={change} />
        ) : (
          <CompareReport
            supply={supply}
            other={other}
            view={view}
            change={change}
            curve={own.data}
            otherCurve={their.data}
            onRetry={retry}
          />
        ))
      }
    </QueryGate>
  )
}

/** The state without data for a range (1007), which is an answer and not an error. */
function NoData({ range, supply, change }: Pick<TwoCurvesProps, 'supply' | 'change'> & { readonly range: DayRange }) {
  const { t } = useLocale()
  const dates = useDateFormats()
  return (
    <EmptyState
      icon="chart"
      title={
        range.from === range.to
          ? t('compare.empty.titleDay', { day: dates.full(range.from) })
          : t('compare.empty.title', dates.endpoints(range))
      }
      action={<BeforeButton supply={supply} change={change} />}
      text={t('compare.empty.text')}
    />
  )
}

/** The curve that arrived, without the other. */
function Half({ of, range, curve }: { readonly of: Supply; readonly range: DayRange; readonly curve: Curve }) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const days = daysUsed(curve.slots, of.tariff)
  const working = days.filter(({ rest }) => !rest)
  const kwh = days.reduce((sum, { wh }) => sum + (wh ?? 0), 0) / 1000
  return (
    <Card title={t('compare.half.title')} subtitle={t('compare.half.text')}>
      <Stack gap={5}>
        <StatNumber label={`${of.title}, ${dates.range(range)}`} value={format.number(kwh, 1)} unit="kWh" />
        <TypicalDayChart
          tariff={of.tariff}
          days={working.length > 0 ? working : days}
          name={dates.range(range)}
          fed={of.generator}
        />
      </Stack>
    </Card>
  )
}

function isEmpty({ slots }: Curve): boolean {
  return slots.every(({ kwh }) => kwh === null)
}
