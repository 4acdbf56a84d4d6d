import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './DateRangeField.module.css'

/** Two days as `2026-03-14`, both included. */
export type DateRange = { readonly from: string; readonly to: string }

type DateRangeFieldProps = Pick<FieldText, 'label' | 'hint' | 'error'> &
  Pick<FieldValue<DateRange>, 'id' | 'value' | 'onValue'> & {
    /** Buttons for common ranges. */
    readonly presets?: readonly (DateRange & { readonly label: string })[] | undefined
    /** The last day that may be chosen. */
    readonly max?: string | undefined
  }

/**
 * A first and a last day, typed or picked in the device's calendar, with presets. A first day after the last moves the
 * last.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onValue, presets = [], max, hint, error } = props
  const { t } = useTranslation()
  const id = useFieldId(props.id, undefined)
  const box = (side: keyof DateRange, attributes: ComponentProps<'input'>) => (
    <label className={styles.date}>
      <span>{t(`furniture.dateRange.${side}`)}</span>
      <input
        {...attributes}
        type="date"
        className={classNames(control.control, styles.input)}
        value={value[side]}
        max={max}
        aria-invalid={error ? true : undefined}
      />
    </label>
  )

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className={styles.dates}>
        {box('from', { id, onChange: (event) => onValue(withFrom(value, event.target.value)) })}
        {box('to', {
          id: `${id}-last`,
          min: value.from || undefined,
          onChange: (event) => onValue({ from: value.from, to: event.target.value }),
        })}
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
function withFrom(range: DateRange, from: string): DateRange {
  return { from, to: from > range.to ? from : range.to }
}
