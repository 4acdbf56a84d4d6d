import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './DayBox.module.css'
import { TypedBox } from './TypedBox.tsx'
import { dayAsTyped, dayFromTyped } from './typedDate.ts'

type DayBoxProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  /** `2026-03-14`, or text that is no day as it was typed, for the form's check to refuse. */
  readonly value: string
  readonly onValue: (day: string) => void
  /** What the day is, in the name of the button that opens the calendar. None where the field has only one. */
  readonly name?: string | undefined
  /** The first and last day that the calendar offers. The form's check covers typed values. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean | undefined
}

/**
 * The one box for a day: typed in any usual form and shown as 14/03/2026 in every language, or picked in the device's
 * calendar. A native date box would follow the language of the device: 03/14/2026 on a Spanish page.
 */
export function DayBox({ value, onValue, name, min, max, disabled, ...attributes }: DayBoxProps) {
  const { t } = useTranslation()
  const calendar = useRef<HTMLInputElement>(null)
  const open = t('uiParts.date.open')
  return (
    <span className={styles.day}>
      <TypedBox
        {...attributes}
        className={classNames(control.control, styles.box)}
        shown={dayAsTyped(value)}
        read={dayFromTyped}
        held={value}
        onHeld={onValue}
        disabled={disabled}
      />
      <input
        ref={calendar}
        type="date"
        className={styles.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={isDate(value) ? value : ''}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => onValue(event.target.value)}
      />
      <span className={styles.open}>
        <IconButton
          icon="calendar"
          label={name === undefined ? open : `${open}: ${name}`}
          disabled={disabled}
          onClick={() => calendar.current?.showPicker()}
        />
      </span>
    </span>
  )
}
