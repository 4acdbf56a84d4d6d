import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useLocale } from '#src/base/useLocale.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './Compare.module.css'
import {
  aroundDay,
  type ChangeCompare,
  clampDays,
  type CompareView,
  isUsual,
  shiftedView,
  usualRanges,
  MODES,
  type CompareMode,
} from './compareView.ts'

type CompareBarProps = {
  readonly supply: Supply
  /** The supplies to compare with. */
  readonly others: readonly Supply[]
  /** The other side of the comparison: the same supply, another, or none yet. */
  readonly other: Supply | undefined
  readonly view: CompareView
  readonly change: ChangeCompare
}

/** The choice of what is compared: the mode, and its days. */
export function CompareBar({ supply, others, other, view, change }: CompareBarProps) {
  const { t } = useLocale()
  const { lastDataDate } = supply
  const modes = MODES.filter((mode) => mode !== 'supply' || others.length > 0)
  const choose = (mode: CompareMode) =>
    change({ mode, ...(mode === 'dates' ? {} : usualRanges(mode, lastDataDate)), otherCups: null })
  const open = OPEN.has(view.mode)
  return (
    <Stack gap={4}>
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{t('compare.bar.group')}</legend>
        <Presets
          presets={modes.map((mode) => ({ mode, label: t(`compare.way.${mode}`) }))}
          isChosen={({ mode }) => mode === view.mode && (OPEN.has(mode) || isUsual(view, lastDataDate))}
          onChoose={({ mode }) => choose(mode)}
        />
      </fieldset>
      {open && (
        <div className={styles.choice}>
          {view.mode === 'day' && (
            <DayForm
              key={view.range.from}
              day={view.range.from}
              lastDay={lastDataDate}
              onDay={(day) => change(aroundDay(day, lastDataDate))}
            />
          )}
          {view.mode === 'supply' && (
            <Select
              name="other"
              label={t('compare.supply.label')}
              placeholder={t('compare.supply.placeholder')}
              options={others.map(({ cups, title }) => ({ value: cups, label: `${title} (${cups.slice(-6)})` }))}
              value={other?.cups ?? ''}
              onValue={(otherCups) => change({ otherCups })}
            />
          )}
          {view.mode === 'dates' && (
            <DatesForm
              key={[view.range.from, view.range.to, view.against.from, view.against.to].join('/')}
              view={view}
              lastDay={lastDataDate}
              onRanges={change}
            />
          )}
        </div>
      )}
      <Sides supply={supply} other={other ?? supply} view={view} change={change} />
    </Stack>
  )
}

/** The modes in which people choose more than the mode. */
const OPEN: ReadonlySet<CompareMode> = new Set(['day', 'supply', 'dates'])

type SidesProps = Pick<CompareBarProps, 'supply' | 'view' | 'change'> & { readonly other: Supply }

/** The days of both sides, with steps to earlier and later ones. */
function Sides({ supply, other, view, change }: SidesProps) {
  const { t } = useLocale()
  const dates = useDateFormats()
  const [earlier, later] = [shiftedView(view, -1, supply.lastDataDate), shiftedView(view, 1, supply.lastDataDate)]
  const named = (supplyOfSide: Supply, range: DayRange) =>
    other === supply ? dates.range(range) : `${supplyOfSide.title}, ${dates.range(range)}`
  return (
    <div className={styles.sides}>
      <p className={styles.side} data-side="now">
        <span>{t('compare.bar.range')}</span>
        <strong>{named(supply, view.range)}</strong>
      </p>
      <div className={styles.steps}>
        <IconButton
          icon="chevronLeft"
          label={t('compare.bar.earlier')}
          disabled={!earlier}
          onClick={() => earlier && change(earlier)}
        />
        <p className={styles.side} data-side="against" aria-live="polite">
          <span>{t('compare.bar.against')}</span>
          <strong>{named(other, view.against)}</strong>
        </p>
        <IconButton
          icon="chevronRight"
          label={t('compare.bar.later')}
          disabled={!later}
          onClick={() => later && change(later)}
        />
      </div>
    </div>
  )
}

type DayFormProps = {
  readonly day: string
  readonly lastDay: string
  readonly onDay: (day: string) => void
}

/** The day of a change. It applies once the button is pressed, since a partly typed date is invalid. */
function DayForm({ day, lastDay, onDay }: DayFormProps) {
  const { t, format } = useLocale()
  const limit = { date: format.date(lastDay) }
  const { field, form } = useLocalForm({
    values: { day },
    check: ({ day: typed }) => ({ day: isDate(typed) && typed <= lastDay ? undefined : t('compare.day.wrong', limit) }),
    next: ({ day: typed }) => onDay(typed),
    again: 'asSent',
  })
  return (
    <Form {...form} submit={{ label: t('compare.day.apply'), variant: 'secondary' }}>
      <DateTimeField
        {...field('day')}
        label={t('compare.day.label')}
        hint={t('compare.day.hint', limit)}
        max={lastDay}
      />
    </Form>
  )
}

type DatesFormProps = {
  readonly view: CompareView
  readonly lastDay: string
  readonly onRanges: (ranges: { readonly range: DayRange; readonly against: DayRange }) => void
}

/** Any two ranges. */
function DatesForm({ view, lastDay, onRanges }: DatesFormProps) {
  const { t, format } = useLocale()
  const order = t('supplies.rangeOrder')
  const isOrdered = (from: string, to: string) => isDate(from) && isDate(to) && from <= to
  const { field, form } = useLocalForm({
    // Named like the boxes, so that the summary links to the wrong one.
    values: {
      range: view.range.from,
      'range-last': view.range.to,
      against: view.against.from,
      'against-last': view.against.to,
    },
    check: (typed) => ({
      'range-last': isOrdered(typed.range, typed['range-last']) ? undefined : order,
      'against-last': isOrdered(typed.against, typed['against-last']) ? undefined : order,
    }),
    next: (typed) =>
      onRanges({
        range: clampDays({ from: typed.range, to: typed['range-last'] }, lastDay),
        against: clampDays({ from: typed.against, to: typed['against-last'] }, lastDay),
      }),
    again: 'asSent',
  })
  const side = (name: 'range' | 'against') => {
    const [first, last] = [field(name), field(`${name}-last`)]
    return (
      <DateRangeField
        id={first.name}
        label={t(`compare.dates.${name}`)}
        hint={name === 'range' && t('compare.dates.limit', { date: format.date(lastDay) })}
        error={last.error}
        value={{ from: first.value, to: last.value }}
        max={lastDay}
        onValue={({ from, to }) => {
          first.onValue(from)
          last.onValue(to)
        }}
      />
    )
  }
  return (
    <Form {...form} submit={{ label: t('compare.dates.apply'), variant: 'secondary' }}>
      {side('range')}
      {side('against')}
    </Form>
  )
}
