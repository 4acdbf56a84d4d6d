import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Field.module.css'

/** The text props of every field. */
export type FieldText = {
  readonly label: string
  /** The label is for assistive technology only, where the context makes it plain, as in a search box. */
  readonly labelHidden?: boolean | undefined
  /** One line under the label. */
  readonly hint?: ReactNode
  /** The same text as in the error summary. */
  readonly error?: string | undefined
  /** Shows "(optional)". Required fields carry no mark. */
  readonly optional?: boolean | undefined
}

/** The value of a field, and the props that `useForm` gives with it. */
export type FieldValue<Value> = {
  /** The target of an error summary. The name by default. */
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly value: Value
  readonly onValue: (value: Value) => void
  /** Called when the field is left. */
  readonly onBlur?: (() => void) | undefined
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

/** Connects label, hint, error and control. The base of every field; screens use the fields instead. */
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

/** The id of a field: the given one, else its name (the target of an error summary), else a generated one. */
export function useFieldId(id: string | undefined, name: string | undefined) {
  const generatedId = useId()
  return id ?? name ?? generatedId
}

/** Splits the props of a field component into those of `Field` and those of its control. */
export function useField<Props extends FieldText & Partial<Pick<FieldValue<unknown>, 'id' | 'name'>>>(props: Props) {
  const { id, label, labelHidden, hint, error, optional, ...control } = props
  return { field: { id: useFieldId(id, props.name), label, labelHidden, hint, error, optional }, control }
}
