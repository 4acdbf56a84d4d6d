import { useTranslation } from 'react-i18next'
import { classNames } from '#src/base/classNames.ts'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import select from '#src/ui/form/choice/Select.module.css'
import control from '#src/ui/form/control.module.css'
import styles from './TimeWindowField.module.css'

/** Two times of day as `09:00`. Empty without a choice. */
export type TimeWindow = { readonly from: string; readonly to: string }

type TimeWindowFieldProps = Pick<FieldText, 'label' | 'error'> & FieldValue<TimeWindow>

/**
 * A time of day and a later one, in steps of half an hour. The native time field would follow the device's language.
 */
export function TimeWindowField({ label, value, onValue, onBlur, error, name, id: givenId }: TimeWindowFieldProps) {
  const { t } = useTranslation()
  const id = useFieldId(givenId, name)
  const invalid = error !== undefined
  return (
    <FieldGroup id={id} label={label} error={error}>
      <div className={styles.times}>
        <TimeSelect
          id={id}
          label={t('uiShared.timeWindow.from')}
          value={value.from}
          invalid={invalid}
          onValue={(from) => onValue({ ...value, from })}
        />
        <TimeSelect
          label={t('uiShared.timeWindow.to')}
          value={value.to}
          invalid={invalid}
          onValue={(to) => onValue({ ...value, to })}
          onBlur={onBlur}
        />
      </div>
    </FieldGroup>
  )
}

type TimeSelectProps = FieldValue<string> & { readonly label: string; readonly invalid: boolean }

function TimeSelect({ id, label, value, invalid, onValue, onBlur }: TimeSelectProps) {
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].toSorted()
  return (
    <label className={styles.time}>
      <span>{label}</span>
      <span className={select.box}>
        <select
          id={id}
          className={classNames(control.control, select.select)}
          value={value}
          aria-invalid={invalid || undefined}
          onChange={(event) => onValue(event.target.value)}
          onBlur={onBlur}
        >
          {times.map((time) => (
            <option key={time} value={time}>
              {time}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} />
      </span>
    </label>
  )
}

/** The whole day, up to its last minute. */
const HALF_HOURS = [
  ...Array.from({ length: 48 }, (_, index) => `${pad(Math.floor(index / 2))}:${pad((index % 2) * 30)}`),
  '23:59',
]

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
