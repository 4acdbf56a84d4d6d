import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCsv } from '#src/base/file/csv.ts'
import { slugOf } from '#src/base/file/slugOf.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { hoursSideBySide } from '#src/domain/supply/curve/dayPairs.ts'
import type { HourUse } from '#src/domain/supply/curve/dayUse.ts'
import { qualityLabel } from '#src/domain/supply/curve/qualityLabel.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { CurveFrame } from '#src/screens/supplies/consumption/CurveFrame.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { EnergyChart } from '#src/ui/chart/energy/EnergyChart.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import styles from './Compare.module.css'
import { type CompareFigures, type CompareRow, compareRows, isByWeek } from './compareFigures.ts'
import { CompareTables } from './CompareTables.tsx'
import { type ChangeCompare, type CompareView, shiftedView, COMPARE_DISPLAYS, type SideNames } from './compareView.ts'
import { TypicalDayChart } from './TypicalDayChart.tsx'

type CompareCardProps = {
  readonly supply: Supply
  readonly view: CompareView
  readonly change: ChangeCompare
  readonly figures: CompareFigures
  readonly names: SideNames
}

/**
 * Both curves as charts or tables. While the focus is inside, T switches between them, and [ and ] compare with other
 * weeks.
 */
export function CompareCard({ supply, view, change, figures, names }: CompareCardProps) {
  const { t, i18n } = useTranslation()
  const card = useRef<HTMLElement>(null)
  const [wantsRest, setWantsRest] = useState(false)
  // The switch responds at once, and the chart follows.
  const drawsRest = useDeferredValue(wantsRest)
  const asTable = view.show === 'table'
  const kinds = useMemo(() => {
    const ofKind = (rest: boolean) => ({
      days: figures.days.filter((day) => day.rest === rest),
      others: figures.others.filter((day) => day.rest === rest),
    })
    return { work: ofKind(false), rest: ofKind(true) }
  }, [figures])
  const hasBoth = [kinds.work, kinds.rest].every(({ days, others }) => days.length + others.length > 0)
  const kindOf = (rest: boolean) =>
    (rest && hasBoth) || kinds.work.days.length + kinds.work.others.length === 0 ? 'rest' : 'work'
  const { days, others } = kinds[kindOf(drawsRest)]
  const rows = useMemo(() => compareRows(figures.pairs), [figures])
  const byWeek = isByWeek(figures.pairs)

  const step = (weeks: number) => {
    const next = shiftedView(view, weeks, supply.lastDataDate)
    if (next) change(next)
    card.current?.focus()
  }
  useKeys({ '[': () => step(-1), ']': () => step(1) }, card)

  const save = () => {
    const cells = (hour: HourUse | undefined) =>
      hour
        ? [hour.at, hour.wh === null ? null : hour.wh / 1000, qualityLabel(hour.quality, 'hour', t)]
        : [null, null, null]
    saveCsv(
      {
        headers: [names.own, names.other].flatMap((name) => [
          `${t('compare.csv.at')} (${name})`,
          `kWh (${name})`,
          `${t('supplies.quality')} (${name})`,
        ]),
        rows: figures.pairs.flatMap((pair) =>
          hoursSideBySide(pair).map(({ hour, other }) => [...cells(hour), ...cells(other)]),
        ),
      },
      `${t('compare.csv.file')}_${slugOf(supply.title)}_${view.range.from}_${view.against.from}`,
      asLanguage(i18n.language),
    )
  }

  return (
    <CurveFrame
      title={t('compare.chart.title')}
      card={card}
      show={view.show}
      onShow={(show) => change({ show })}
      tools={
        <>
          <SegmentedControl
            label={t('compare.show.label')}
            segments={COMPARE_DISPLAYS.map((value) => ({ value, label: t(`compare.show.${value}`), icon: value }))}
            value={view.show}
            onValue={(show) => change({ show })}
          />
          {hasBoth && (
            <SegmentedControl
              label={t('compare.chart.kind')}
              segments={(['work', 'rest'] as const).map((value) => ({ value, label: t(`compare.chart.${value}`) }))}
              value={kindOf(wantsRest)}
              onValue={(value) => setWantsRest(value === 'rest')}
            />
          )}
        </>
      }
      until={supply.dataUntil}
      hint={t(asTable ? 'compare.chart.keys' : 'compare.chart.hint')}
      actions={
        <Button size="small" icon="download" onClick={save}>
          {t('supplies.csv')}
        </Button>
      }
    >
      {asTable ? (
        <CompareTables supply={supply} days={days} others={others} rows={rows} byWeek={byWeek} names={names} />
      ) : (
        <>
          {days.length + others.length > 0 && (
            <div className={styles.part}>
              <div>
                <h2>{t('compare.chart.typical')}</h2>
                <p className="muted">{t('compare.chart.typicalLead')}</p>
              </div>
              <TypicalDayChart
                tariff={supply.tariff}
                days={days}
                name={names.own}
                against={{ days: others, name: names.other }}
                fed={supply.generator}
              />
            </div>
          )}
          <PairsChart supply={supply} rows={rows} byWeek={byWeek} names={names} />
        </>
      )}
    </CurveFrame>
  )
}

type PairsChartProps = Pick<CompareCardProps, 'supply' | 'names'> & {
  readonly rows: readonly CompareRow[]
  readonly byWeek: boolean
}

/** Each day or week beside the one compared with. One without a partner has a single bar. */
function PairsChart({ supply, rows, byWeek, names }: PairsChartProps) {
  const { t, format } = useLocale()
  const dates = useDateFormats()
  const series = useMemo(() => {
    const points = (value: (row: CompareRow) => number | null | undefined) =>
      rows.map((row, index) => ({
        at: index,
        label: dates.dayMonth(row.date ?? row.otherDate ?? ''),
        name: [row.date, row.otherDate]
          .flatMap((date) => (date === undefined ? [] : dates.weekdayDayYear(date)))
          .join(' / '),
        value: value(row) ?? null,
        estimated: false,
        idle: value(row) === undefined,
      }))
    return [
      {
        name: names.own,
        kind: supply.generator ? ('generation' as const) : ('consumption' as const),
        points: points(({ kwh }) => kwh),
      },
      { name: names.other, kind: 'comparison' as const, points: points(({ otherKwh }) => otherKwh) },
    ]
  }, [rows, supply, names, dates])
  const high = rows.toSorted((a, b) => (b.kwh ?? 0) - (a.kwh ?? 0))[0]
  return (
    <div className={styles.part}>
      <div>
        <h2>{t(byWeek ? 'compare.chart.weekByWeek' : 'compare.chart.dayByDay')}</h2>
        <p className="muted">{t(byWeek ? 'compare.chart.weekByWeekLead' : 'compare.chart.dayByDayLead')}</p>
      </div>
      <EnergyChart
        series={series}
        unit="kWh"
        granularity="day"
        summary={t(byWeek ? 'compare.summary.weeks' : 'compare.summary.days', {
          high: dates.weekdayDay(high?.date ?? high?.otherDate ?? ''),
          energy: format.energyKwh(high?.kwh ?? 0, 1),
        })}
      />
    </div>
  )
}
