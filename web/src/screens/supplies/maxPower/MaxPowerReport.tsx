import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { saveCsv } from '#src/base/file/csv.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useLocale } from '#src/base/useLocale.ts'
import {
  type MaxPower,
  monthsOf,
  type PeriodUse,
  reachesLimit,
  usesOf,
  verdictOf,
} from '#src/domain/supply/power/maxPower.ts'
import { MIN_MONTHS, wholeMonths } from '#src/domain/supply/power/powerAdvice.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { VIEWS } from '#src/screens/supplies/consumption/range.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { ScatterLimit } from '#src/ui/chart/ScatterLimit.tsx'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { usePeriodLabel } from './RetailerSheet.tsx'
import type { SuppliedAdvice } from './usePowerAdvice.ts'

type MaxPowerReportProps = {
  readonly supply: Supply
  readonly maxPower: MaxPower
  readonly supplied: SuppliedAdvice
}

/**
 * What another power would save in a year or, if that is nothing or unknown, the share of it that is used; and each
 * month against the contracted power.
 */
export function MaxPowerReport({ supply, maxPower, supplied }: MaxPowerReportProps) {
  const { t, i18n } = useTranslation()
  const [, setQuery] = useSearchParams()
  const format = useFormat()
  const dates = useDateFormats()
  const { peaks, months, partialUntil } = maxPower
  const uses = usesOf(maxPower)
  const verdict = verdictOf(uses)
  const sentence = useSentence(supply, peaks, uses)
  const percent = Math.max(...uses.map((use) => use.percent))

  const find = (period: number, month: string | undefined) =>
    peaks.find((peak) => peak.period === period && peak.month === month)
  const measured = monthsOf(peaks)
  const periods = supply.contractedPower.map((contracted, index) => ({
    period: index + 1,
    points: months.map((month) => {
      const peak = find(index + 1, month)
      return {
        value: peak ? peak.watts / 1000 : null,
        limit: (peak?.contractedWatts ?? contracted) / 1000,
        at: peak && format.dateTime(peak.at),
        // The periods of 3.0TD follow the seasons, so a measured month lacks some.
        idle: !peak && measured.has(month) && supply.contractedPower.length > 2,
      }
    }),
  }))

  const openDay = ({ period, slot }: { readonly period: number; readonly slot: number }) => {
    const peak = find(period, months[slot])
    if (!peak) return
    const view = String(VIEWS.indexOf('day'))
    setQuery({ supply: supply.cups, tabValue: '0', consumptionTabValue: view, to: peak.at.slice(0, 10) })
  }

  // With less than a year of data, only a reached limit is certain.
  const isKnown = wholeMonths(maxPower) >= MIN_MONTHS || verdict === 'atLimit' || verdict === 'exceeded'
  const save = () =>
    saveCsv(
      {
        headers: [
          t('chart.month'),
          t('supplies.period'),
          `${t('maxPower.csv.maximum')} (kW)`,
          `${t('supply.contractedPower')} (kW)`,
          t('maxPower.csv.at'),
          t('maxPower.csv.reached'),
        ],
        rows: peaks.map((peak) => [
          peak.month,
          `P${peak.period}`,
          peak.watts / 1000,
          peak.contractedWatts / 1000,
          peak.at,
          t(reachesLimit(peak) ? 'common.yes' : 'common.no'),
        ]),
      },
      `${t('maxPower.csv.file')}_${slugOf(supply.title)}_${months[0]}_${months.at(-1)}`,
      asLanguage(i18n.language),
    )

  const { savedEuros: saved, bills } = supplied
  // The number is not shown before it is known which one it is.
  const hero = bills.isLoading
    ? { label: t('maxPower.hero'), value: '…' }
    : saved === null
      ? { label: t('maxPower.hero'), value: format.number(percent), unit: '%' }
      : { label: t('maxPower.heroSaving'), value: format.amount(Math.round(saved)), unit: '€' }

  return (
    <>
      <Headline
        figure={
          <StatNumber size="hero" beside {...hero}>
            {isKnown && <Tag tone={TONES[verdict]}>{t(`maxPower.verdict.${verdict}.tag`)}</Tag>}
          </StatNumber>
        }
        sentence={sentence}
      >
        {isKnown && <p>{t(`maxPower.verdict.${verdict}.text`)}</p>}
        <FreshnessStamp until={supply.dataUntil} />
        {partialUntil !== null && (
          <p className="muted">
            {t('maxPower.partial', { month: format.month(partialUntil), date: dates.dayMonth(partialUntil) })}
          </p>
        )}
      </Headline>
      <Card
        title={t('maxPower.chart.title')}
        subtitle={t('maxPower.chart.lead')}
        actions={
          <Button size="small" icon="download" onClick={save}>
            {t('supplies.csv')}
          </Button>
        }
      >
        <ScatterLimit
          slots={months.map((month) => ({
            label: `${dates.month(`${month}-01`)} ${month.slice(2, 4)}`,
            name: format.month(`${month}-15`),
          }))}
          periods={periods}
          unit="kW"
          summary={sentence}
          onOpen={{ label: t('maxPower.chart.open'), open: openDay }}
        />
      </Card>
    </>
  )
}

const TONES = { exceeded: 'danger', atLimit: 'warning', oversized: 'info', fits: 'success' } as const

/** The chart's data in one sentence. */
function useSentence({ contractedPower }: Supply, peaks: MaxPower['peaks'], uses: readonly PeriodUse[]): string {
  const { t, format } = useLocale()
  const nameOf = usePeriodLabel(contractedPower.length)
  const verdict = verdictOf(uses)
  const months = monthsOf(peaks).size
  if (verdict === 'atLimit' || verdict === 'exceeded') {
    const over = peaks.filter((peak) =>
      verdict === 'atLimit' ? reachesLimit(peak) : peak.watts > peak.contractedWatts,
    )
    return t(`maxPower.sentence.${verdict}`, { count: monthsOf(over).size, months })
  }
  const [first, second] = uses
  if (uses.length === 2 && first && second)
    return t('maxPower.sentence.both', {
      peak: format.percent(first.percent, 0),
      valley: format.percent(second.percent, 0),
      count: months,
    })
  const [most] = uses.toSorted((a, b) => b.percent - a.percent)
  return most
    ? t('maxPower.sentence.most', {
        percent: format.percent(most.percent, 0),
        period: nameOf(most.period),
        month: format.month(`${most.highest.month}-15`),
      })
    : ''
}
