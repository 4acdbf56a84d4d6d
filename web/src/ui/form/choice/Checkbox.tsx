import type { ComponentProps, ReactNode } from 'react'
import { FieldError, useFieldId } from '#src/ui/form/Field.tsx'
import styles from './Choice.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children' | 'onChange'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly onValue?: ((checked: boolean) => void) | undefined
}

/** A checkbox. The label may hold a link. */
export function Checkbox({ label, hint, error, onValue, id: givenId, ...input }: CheckboxProps) {
  const id = useFieldId(givenId, input.name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.group} data-invalid={error ? true : undefined}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.choice}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onValue?.(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
