import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useTranslation } from 'react-i18next'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import styles from './DateRangeField.module.css'
import { DayBox } from './DayBox.tsx'

/** Two days as `2026-03-14`, both included. Text that is no day is kept as typed, for the form's check to refuse. */
export type DateRange = { readonly from: string; readonly to: string }

type DateRangeFieldProps = Pick<FieldText, 'label' | 'hint' | 'error'> &
  Pick<FieldValue<DateRange>, 'id' | 'value' | 'onValue'> & {
    /** Buttons for common ranges. */
    readonly presets?: readonly (DateRange & { readonly label: string })[] | undefined
    /** The last day that may be chosen. */
    readonly max?: string | undefined
  }

/** A first and a last day, each in the box for days, with presets. A first day after the last moves the last. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onValue, presets = [], max, hint, error } = props
  const { t } = useTranslation()
  const id = useFieldId(props.id, undefined)
  const box = (side: keyof DateRange, boxId: string, min: string | undefined, next: (day: string) => DateRange) => (
    <div className={styles.date}>
      <label htmlFor={boxId}>{t(`uiShared.dateRange.${side}`)}</label>
      <DayBox
        id={boxId}
        name={t(`uiShared.dateRange.${side}`)}
        value={value[side]}
        onValue={(day) => onValue(next(day))}
        min={min}
        max={max}
        aria-invalid={error ? true : undefined}
      />
    </div>
  )

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className={styles.dates}>
        {box('from', id, undefined, (from) => withFrom(value, from))}
        {box('to', `${id}-last`, isDate(value.from) ? value.from : undefined, (to) => ({ from: value.from, to }))}
      </div>
      <Presets
        presets={presets}
        isChosen={({ from, to }) => from === value.from && to === value.to}
        onChoose={({ from, to }) => onValue({ from, to })}
      />
    </FieldGroup>
  )
}

/** The range with another first day. It never ends before it starts. */
function withFrom({ to }: DateRange, from: string): DateRange {
  return { from, to: isDate(from) && isDate(to) && from > to ? from : to }
}
