import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import field from './Field.module.css'
import { FieldError, type FieldText } from './Field.tsx'
import styles from './FieldGroup.module.css'

type FieldGroupProps = Omit<FieldText, 'labelHidden'> &
  Omit<ComponentProps<'fieldset'>, 'className' | 'style' | 'id' | 'aria-describedby'> & {
    /** The id of the control that an error summary links to. The ids of hint and error begin with it. */
    readonly id: string
  }

/** A group of controls for one question, with its label, hint and error. The base of fields with several controls. */
export function FieldGroup({ id, label, hint, error, optional = false, children, ...fieldset }: FieldGroupProps) {
  const { t } = useTranslation()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      {...fieldset}
      className={styles.group}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles.legend}>
        {label}
        {optional && <span className={field.optional}> {t('ui.optional')}</span>}
      </legend>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
