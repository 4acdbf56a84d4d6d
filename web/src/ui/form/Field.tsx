import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Field.module.css'

/** What every field of a form accepts. */
export type FieldText = {
  readonly label: string
  /** Label for assistive technology only: where the place makes it plain, as in a search box. */
  readonly labelHidden?: boolean | undefined
  /** One line under the label. */
  readonly hint?: ReactNode
  /** The same words as in the error summary. */
  readonly error?: string | undefined
  /** Says "(optional)": required fields carry no mark. */
  readonly optional?: boolean | undefined
}

type FieldProps = FieldText & {
  readonly id: string
  readonly children: (control: ControlAttributes) => ReactNode
}

type ControlAttributes = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, hint, error and control, tied together. The base of every field; screens use the fields, not this. */
export function Field({ id, label, labelHidden = false, hint, error, optional = false, children }: FieldProps) {
  const { t } = useTranslation()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('ui.optional')}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  )
}

/** The error line of a field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" size={18} />
      <span>{children}</span>
    </p>
  )
}

/** The id of a field: the one given, else its name (so that an error summary can link to it), else a made one. */
export function useFieldId(id: string | undefined, name: string | undefined) {
  const made = useId()
  return id ?? name ?? made
}
