import { useState } from 'react'
import { NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { previousRange, type DayRange } from '#src/domain/supply/curve/comparison.ts'
import { useCurve, usePrefetchCurves } from '#src/domain/supply/curve/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { useEnergyChartSoon } from '#src/ui/chart/energy/EnergyChart.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { CurveReport } from './card/CurveReport.tsx'
import { fetchedGranularity, clampRange, earlier, later, rangeEnding, type View, VIEWS } from './range.ts'
import { useConsumptionView } from './consumptionView.ts'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useLocale } from '#src/base/useLocale.ts'
import { OldDates } from '#src/domain/supply/OldDates.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import type { CurveCardProps } from './useCurveFigures.ts'
import { useDateWords } from '#src/domain/supply/useDateWords.ts'
import styles from './RangeBar.module.css'

/** The curve of a supply: days, amounts, hours and quality. Says once a visit that days have no data (1007). */
export function ConsumptionTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  useEnergyChartSoon()
  const [view, change] = useConsumptionView(supply.lastDataDate)
  const curve = useCurve(supply, view.range, fetchedGranularity(view.range))
  usePrefetchCurves([{ supply, range: previousRange(view.range) }], fetchedGranularity(view.range))
  const [wasTold, setWasTold] = useState(false)
  const noData = curve.data?.problem?.code === NO_DATA
  const nothing = curve.data?.readings.length === 0

  return (
    <Stack gap={6}>
      <RangeBar view={view} change={change} lastDay={supply.lastDataDate} />
      <QueryGate query={curve} skeleton={<ReportSkeleton />}>
        {(data) => (
          <CurveReport supply={supply} view={view} change={change} curve={data} onRetry={() => void curve.refetch()} />
        )}
      </QueryGate>
      <Dialog
        open={noData && !wasTold}
        onClose={() => setWasTold(true)}
        title={t('consumption.noDataDialog.title')}
        actions={
          <Button variant="primary" onClick={() => setWasTold(true)}>
            {t('common.accept')}
          </Button>
        }
      >
        {nothing ? t('errors.1007') : t('consumption.noDataDialog.text')}
      </Dialog>
    </Stack>
  )
}

type RangeBarProps = Pick<CurveCardProps, 'view' | 'change'> & { readonly lastDay: string }

/** The choice of days: a common span or any other, with steps to earlier and later ones. */
function RangeBar({ view: { view, range }, change, lastDay }: RangeBarProps) {
  const { t } = useLocale()
  const dates = useDateWords()
  const next = later(view, range, lastDay)
  const usual = { view: 'month', range: rangeEnding('month', lastDay) } as const
  const choose = (chosen: View) =>
    change({ view: chosen, range: chosen === 'range' ? range : rangeEnding(chosen, range.to) })

  return (
    <Stack gap={4}>
      <div className={styles.line}>
        <div className="no-print">
          <SegmentedControl
            label={t('supplies.period')}
            segments={VIEWS.map((value) => ({ value, label: t(`consumption.view.${value}`) }))}
            value={view}
            onValue={choose}
          />
        </div>
        <div className={styles.steps}>
          <IconButton
            icon="chevronLeft"
            label={t('consumption.range.earlier')}
            onClick={() => change({ range: earlier(view, range) })}
          />
          <h2 className={styles.range} aria-live="polite">
            {dates.range(range)}
          </h2>
          <IconButton
            icon="chevronRight"
            label={t('consumption.range.later')}
            disabled={!next}
            onClick={() => next && change({ range: next })}
          />
        </div>
      </div>
      {view === 'range' && (
        <div className={styles.free}>
          <FreeRange
            key={`${range.from}/${range.to}`}
            range={range}
            lastDay={lastDay}
            onRange={(chosen) => change({ view: 'range', range: chosen })}
          />
          <Button variant="quiet" size="small" icon="close" onClick={() => change(usual)}>
            {t('consumption.range.reset')}
          </Button>
        </div>
      )}
      <OldDates days={[range.from]} />
    </Stack>
  )
}

type FreeRangeProps = {
  readonly range: DayRange
  readonly lastDay: string
  readonly onRange: (range: DayRange) => void
}

/** Any two days. They apply once the button is pressed, since a partly typed date is invalid. */
function FreeRange({ range, lastDay, onRange }: FreeRangeProps) {
  const { t, format } = useLocale()
  const order = t('supplies.rangeOrder')
  const { field, form } = useLocalForm({
    // Named like the two boxes, so that the summary links to the wrong one.
    values: { range: range.from, 'range-last': range.to },
    check: ({ range: from, 'range-last': to }) =>
      isDate(from) ? { 'range-last': isDate(to) && from <= to ? undefined : order } : { range: order },
    next: ({ range: from, 'range-last': to }) => onRange(clampRange({ from, to }, lastDay)),
    again: 'asSent',
  })
  const [first, last] = [field('range'), field('range-last')]

  return (
    <Form {...form} submit={{ label: t('consumption.range.apply'), variant: 'secondary' }}>
      <DateRangeField
        id={first.name}
        label={t('consumption.range.label')}
        hint={t('consumption.range.limit', { date: format.date(lastDay) })}
        error={first.error ?? last.error}
        value={{ from: first.value, to: last.value }}
        max={lastDay}
        onValue={({ from, to }) => {
          first.onValue(from)
          last.onValue(to)
        }}
      />
    </Form>
  )
}
