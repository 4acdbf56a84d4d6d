import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { useFieldId } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './DateRangeField.module.css'

/** Two days as `2026-03-14`, both included. */
export type DateRange = { readonly from: string; readonly to: string }

type DateRangeFieldProps = {
  readonly label: string
  readonly value: DateRange
  readonly onValue: (range: DateRange) => void
  /** Buttons for common ranges. */
  readonly presets?: readonly (DateRange & { readonly label: string })[] | undefined
  /** The first and last day that may be chosen. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The id of the first day, the target of an error summary. */
  readonly id?: string | undefined
}

/**
 * A first and a last day, typed or picked in the device's calendar, with presets. A first day after the last moves the
 * last.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, value, onValue, presets = NO_PRESETS, min, max, hint, error } = props
  const { t } = useTranslation()
  const id = useFieldId(props.id, undefined)
  const invalid = error ? true : undefined

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className={styles.dates}>
        <label className={styles.date}>
          <span>{t('furniture.dateRange.from')}</span>
          <input
            id={id}
            type="date"
            className={classNames(control.control, styles.input)}
            value={value.from}
            min={min}
            max={max}
            aria-invalid={invalid}
            onChange={(event) => onValue(withFrom(value, event.target.value))}
          />
        </label>
        <label className={styles.date}>
          <span>{t('furniture.dateRange.to')}</span>
          <input
            id={lastDayOf(id)}
            type="date"
            className={classNames(control.control, styles.input)}
            value={value.to}
            min={value.from || min}
            max={max}
            aria-invalid={invalid}
            onChange={(event) => onValue({ from: value.from, to: event.target.value })}
          />
        </label>
      </div>
      <Presets
        presets={presets}
        isChosen={({ from, to }) => from === value.from && to === value.to}
        onChoose={({ from, to }) => onValue({ from, to })}
      />
    </FieldGroup>
  )
}

/** The id of the last day's box. */
function lastDayOf(id: string): string {
  return `${id}-last`
}

/** The range with another first day. It never ends before it starts. */
function withFrom(range: DateRange, from: string): DateRange {
  return { from, to: from > range.to ? from : range.to }
}

const NO_PRESETS: readonly (DateRange & { readonly label: string })[] = []
