import { useTranslation } from 'react-i18next'
import { FieldError } from './Field.tsx'
import control from './control.module.css'
import styles from './TimeWindowField.module.css'

/** Two times of day as `09:00`; empty while none is chosen. */
export type TimeWindow = { readonly from: string; readonly to: string }

type TimeWindowFieldProps = {
  readonly label: string
  readonly value: TimeWindow
  readonly onValue: (window: TimeWindow) => void
  readonly error?: string | undefined
  /** Of the first time, where an error summary leads. */
  readonly id: string
}

/** From a time of day to a later one. */
export function TimeWindowField({ label, value, onValue, error, id }: TimeWindowFieldProps) {
  const { t } = useTranslation()
  const invalid = error ? true : undefined
  return (
    <fieldset
      className={styles.field}
      data-invalid={invalid}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.times}>
        <label className={styles.time}>
          <span>{t('ui.timeWindow.from')}</span>
          <input
            id={id}
            type="time"
            className={control.control}
            value={value.from}
            aria-invalid={invalid}
            onChange={(event) => onValue({ ...value, from: event.target.value })}
          />
        </label>
        <label className={styles.time}>
          <span>{t('ui.timeWindow.to')}</span>
          <input
            type="time"
            className={control.control}
            value={value.to}
            aria-invalid={invalid}
            onChange={(event) => onValue({ ...value, to: event.target.value })}
          />
        </label>
      </div>
    </fieldset>
  )
}
