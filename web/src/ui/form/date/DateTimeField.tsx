import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Field, useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { leaving } from '#src/ui/form/kit/leaving.ts'
import { Presets } from '#src/ui/form/choice/Presets.tsx'
import { dayAsTyped, dayFromTyped, timeFromTyped } from './typedDate.ts'
import control from '#src/ui/form/control.module.css'
import styles from './DateTimeField.module.css'

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

/**
 * A day, or a day and a time, typed in any usual format and shown in full, or picked in the device's calendar. The
 * native date field would follow the device's language, not the page's.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { id: givenId, name, value, onValue, onBlur, min, max, hint, ...text } = props
  const { withTime = false, presets = [], disabled = false } = props
  const { t, format } = useLocale()
  const id = useFieldId(givenId, name)
  const timeId = useId()
  const calendar = useRef<HTMLInputElement>(null)
  const [day = '', time = ''] = value.split('T')
  const join = (newDay: string, newTime: string) =>
    onValue(withTime && (newDay || newTime) ? `${newDay}T${newTime}` : newDay)

  return (
    <Field id={id} {...text} hint={hint ?? t('parts.date.example')}>
      {(attributes) => (
        <div className={styles.field} onBlur={leaving(onBlur)}>
          <div className={styles.boxes}>
            <span className={styles.day}>
              <TypedBox
                {...attributes}
                aria-describedby={[attributes['aria-describedby'], `${id}-day`].filter(Boolean).join(' ')}
                className={classNames(control.control, styles.dayBox)}
                shown={dayAsTyped(day)}
                read={dayFromTyped}
                held={day}
                onHeld={(newDay) => join(newDay, time)}
                disabled={disabled}
              />
              <input
                ref={calendar}
                type="date"
                className={styles.calendar}
                tabIndex={-1}
                aria-hidden="true"
                value={isDate(day) ? day : ''}
                min={min}
                max={max}
                disabled={disabled}
                onChange={(event) => join(event.target.value, time)}
              />
              <span className={styles.open}>
                <IconButton
                  icon="calendar"
                  label={t('parts.date.open')}
                  disabled={disabled}
                  onClick={() => calendar.current?.showPicker()}
                />
              </span>
            </span>
            {withTime && (
              <span className={styles.time}>
                <label htmlFor={timeId}>{t('parts.date.time')}</label>
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
          <p className={styles.understood} id={`${id}-day`} aria-live="polite">
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

type TypedBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  readonly held: string
  /** The value as a person types it. */
  readonly shown: string
  readonly read: (typed: string) => string
  readonly onHeld: (held: string) => void
}

/** A box that keeps the typed text until it is left, and then shows the parsed value. */
function TypedBox({ held, shown, read, onHeld, ...input }: TypedBoxProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed !== undefined && read(typed) === held ? typed : shown}
      onChange={(event) => {
        // The T that separates day and time in the value belongs to neither text.
        const next = event.target.value.replaceAll('T', 't')
        setTyped(next)
        onHeld(read(next))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
