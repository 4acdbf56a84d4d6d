import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useLocale } from '#src/base/useLocale.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { ViewSwitch } from '#src/ui/form/choice/ViewSwitch.tsx'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { displaysFor } from './consumptionView.ts'
import { clampRange, earlierRange, laterRange, rangeEnding, type View, VIEWS } from './range.ts'
import styles from './RangeBar.module.css'
import type { CurveCardProps } from './useCurveFigures.ts'

type RangeBarProps = Pick<CurveCardProps, 'view' | 'change'> & { readonly lastDay: string }

/** The choice of days: a common span or any other, with steps to earlier and later ones; and of how they are shown. */
export function RangeBar({ view: { view, range, show }, change, lastDay }: RangeBarProps) {
  const { t } = useLocale()
  const dates = useDateFormats()
  const next = laterRange(view, range, lastDay)
  const usual = { view: 'month', range: rangeEnding('month', lastDay) } as const
  const choose = (chosen: View) =>
    change({ view: chosen, range: chosen === 'range' ? range : rangeEnding(chosen, range.to) })

  return (
    <Stack gap={3}>
      <div className={styles.line}>
        <div className="no-print">
          <ViewSwitch
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
            onClick={() => change({ range: earlierRange(view, range) })}
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
        <div className="no-print">
          <ViewSwitch
            label={t('consumption.show.label')}
            segments={displaysFor(range).map((value) => ({
              value,
              label: t(`consumption.show.${value}`),
              icon: value,
            }))}
            value={show}
            onValue={(shown) => change({ show: shown })}
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
