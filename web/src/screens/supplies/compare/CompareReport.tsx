import { type ComponentProps, useMemo } from 'react'
import { signOf } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { CAUSES, type Explanation } from '#src/domain/supply/curve/explainChange.ts'
import { type Curve, NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { PartialNotice } from '#src/screens/supplies/consumption/PartialNotice.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Waterfall } from '#src/ui/chart/Waterfall.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { CompareCard } from './CompareCard.tsx'
import { type CompareFigures, compareFigures } from './compareFigures.ts'
import { causesSentence, differenceOf, differenceSentence } from './compareSentence.ts'
import { aroundDay, type ChangeCompare, isSameRange, type SideNames, usualRanges } from './compareView.ts'

type CompareReportProps = Pick<ComponentProps<typeof CompareCard>, 'supply' | 'view' | 'change'> & {
  readonly other: Supply
  readonly curve: Curve
  readonly otherCurve: Curve
  readonly onRetry: () => void
}

/** The comparison: the difference, its causes, and both curves. */
export function CompareReport({ supply, other, view, change, curve, otherCurve, onRetry }: CompareReportProps) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const { range, against } = view
  const figures = useMemo(
    () => compareFigures(supply, { range, slots: curve.slots }, { range: against, slots: otherCurve.slots }),
    [supply, range, against, curve, otherCurve],
  )
  const { explanation, unsurePercent } = figures
  const problem = [curve.problem, otherCurve.problem].find((found) => found && found.code !== NO_DATA)
  const names = useMemo((): SideNames => {
    if (other === supply) return { own: dates.range(range), other: dates.range(against) }
    if (isSameRange(range, against)) return { own: supply.title, other: other.title }
    return { own: `${supply.title}, ${dates.range(range)}`, other: `${other.title}, ${dates.range(against)}` }
  }, [supply, other, range, against, dates])

  return (
    <>
      <PartialNotice problem={problem} words={(date) => t('compare.partial', { date })} onRetry={onRetry} />
      {!explanation ? (
        <EmptyState
          icon="chart"
          title={t('compare.empty.wholeTitle')}
          action={<BeforeButton supply={supply} change={change} />}
          text={t('compare.empty.wholeText')}
        />
      ) : (
        <>
          {unsurePercent > UNSURE_PERCENT && (
            <Banner tone="warning" live={false}>
              {t('compare.unsure', { percent: format.percent(unsurePercent, 0) })}
            </Banner>
          )}
          <Difference supply={supply} figures={figures} explanation={explanation} />
          {!supply.generator && isWorthExplaining(figures, explanation) && (
            <Why supply={supply} figures={figures} explanation={explanation} names={names} />
          )}
        </>
      )}
      <CompareCard supply={supply} view={view} change={change} figures={figures} names={names} />
    </>
  )
}

/** The alternative without data to compare: the last four weeks and the four before, which probably have data. */
export function BeforeButton({ supply, change }: { readonly supply: Supply; readonly change: ChangeCompare }) {
  const { t } = useLocale()
  const { lastDataDate } = supply
  const { range } = usualRanges('year', lastDataDate)
  return (
    <Button onClick={() => change({ mode: 'day', ...aroundDay(range.from, lastDataDate), otherCups: null })}>
      {t('compare.empty.action')}
    </Button>
  )
}

type PartProps = {
  readonly supply: Supply
  readonly figures: CompareFigures
  readonly explanation: Explanation
}

/** The difference as a number. Per day if the lengths differ. */
function Difference({ supply, figures, explanation }: PartProps) {
  const { t, format } = useLocale()
  const { unequal, leftOut } = figures
  const { kwh, percent, trend, decimals } = differenceOf(figures, explanation)
  const causes = !supply.generator && causesSentence(figures, explanation, t, format)
  return (
    <Headline
      figure={
        <StatNumber
          size="hero"
          label={t(unequal ? 'compare.hero.day' : 'supplies.difference')}
          value={format.signed(kwh, decimals)}
          unit="kWh"
        >
          {percent !== null && trend !== 'same' && (
            <Tag tone={(trend === 'less') === supply.generator ? 'warning' : 'success'}>
              {signOf(percent)}
              {format.percent(Math.abs(percent), 0)}
            </Tag>
          )}
          {leftOut > 0 && <p>{t('compare.leftOut', { count: leftOut })}</p>}
        </StatNumber>
      }
      sentence={differenceSentence(figures, explanation, t, format)}
    >
      {causes && <p>{causes}</p>}
    </Headline>
  )
}

/** Above this share of estimated hours, the difference is unreliable. */
const UNSURE_PERCENT = 10

/** Steps of a tiny change would look like large ones. */
function isWorthExplaining(figures: CompareFigures, explanation: Explanation): boolean {
  const { percent } = differenceOf(figures, explanation)
  return percent === null || Math.abs(percent) >= WORTH_EXPLAINING
}

const WORTH_EXPLAINING = 2

/** The causes from one total to the other. */
function Why({ supply, figures, explanation, names }: PartProps & { readonly names: SideNames }) {
  const { t, format } = useLocale()
  const { decimals } = figures
  const steps = CAUSES.filter((cause) => explanation.parts[cause] !== 0).map((cause) => ({
    name: t(`compare.causes.${cause}`),
    cents: explanation.parts[cause],
  }))
  return (
    <Card title={t('compare.explanation.title')} subtitle={t('compare.explanation.lead')}>
      <Stack gap={5}>
        <Waterfall
          start={{ name: names.other, cents: explanation.otherWh }}
          steps={steps}
          end={names.own}
          measure={{
            name: t('compare.explanation.measure'),
            words: (wh) => format.energyKwh(wh / 1000, decimals),
          }}
          summary={
            causesSentence(figures, explanation, t, format) || differenceSentence(figures, explanation, t, format)
          }
        />
        <NoteList>
          {t('compare.explanation.notes.background')}
          {t('compare.explanation.notes.hours')}
          {supply.cau !== null && t('compare.explanation.notes.own')}
          {t('compare.explanation.notes.weather')}
        </NoteList>
      </Stack>
    </Card>
  )
}
