import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useId } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { Field, useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { onFocusLeft } from '#src/ui/form/kit/onFocusLeft.ts'
import control from '#src/ui/form/control.module.css'
import styles from './DateTimeField.module.css'
import { DayBox } from './DayBox.tsx'
import { TypedBox } from './TypedBox.tsx'
import { timeFromTyped } from './typedDate.ts'

/**
 * The value is `2026-03-14`, or `2026-03-14T08:30` with `withTime`, in Madrid time. Empty without input. Text that is
 * neither is kept as typed, for the form's check to refuse.
 */
type DateTimeFieldProps = Omit<FieldText, 'labelHidden'> &
  FieldValue<string> & {
    readonly withTime?: boolean | undefined
    /** Buttons for common values. */
    readonly presets?: readonly { readonly label: string; readonly value: string }[] | undefined
    /** The first and last day that the calendar offers. The form's check covers typed values. */
    readonly min?: string | undefined
    readonly max?: string | undefined
    readonly disabled?: boolean | undefined
  }

/** A day, or a day and a time, in the box for days. The day is read back in full. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { id: givenId, name, value, onValue, onBlur, min, max, hint, ...text } = props
  const { withTime = false, presets = [], disabled = false } = props
  const { t, format } = useLocale()
  const id = useFieldId(givenId, name)
  const timeId = useId()
  const [day = '', time = ''] = value.split('T')
  const join = (newDay: string, newTime: string) =>
    onValue(withTime && (newDay || newTime) ? `${newDay}T${newTime}` : newDay)

  return (
    <Field id={id} {...text} hint={hint ?? t('uiParts.date.example')}>
      {(attributes) => (
        <div className={styles.field} onBlur={onFocusLeft(onBlur)}>
          <div className={styles.boxes}>
            <span className={styles.day}>
              <DayBox
                {...attributes}
                aria-describedby={[attributes['aria-describedby'], `${id}-day`].filter(Boolean).join(' ')}
                value={day}
                onValue={(newDay) => join(newDay, time)}
                min={min}
                max={max}
                disabled={disabled}
              />
            </span>
            {withTime && (
              <span className={styles.time}>
                <label htmlFor={timeId}>{t('uiParts.date.time')}</label>
                <TypedBox
                  id={timeId}
                  aria-describedby={text.error ? `${id}-error` : undefined}
                  aria-invalid={attributes['aria-invalid']}
                  className={control.control}
                  shown={time}
                  read={timeFromTyped}
                  held={time}
                  onHeld={(newTime) => join(day, newTime)}
                  disabled={disabled}
                />
              </span>
            )}
          </div>
          <p className="muted" id={`${id}-day`} aria-live="polite">
            {isDate(day) && format.longDate(day)}
          </p>
          <Presets
            presets={presets}
            isChosen={(preset) => preset.value === value}
            onChoose={(preset) => onValue(preset.value)}
            disabled={disabled}
          />
        </div>
      )}
    </Field>
  )
}
