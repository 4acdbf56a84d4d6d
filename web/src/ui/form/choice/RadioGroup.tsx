import type { ReactNode } from 'react'
import { useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import styles from './Choice.module.css'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

type RadioGroupProps<Value extends string> = Pick<FieldText, 'label' | 'hint' | 'error'> &
  Pick<FieldValue<Value>, 'id' | 'onValue'> & {
    readonly name: string
    readonly options: readonly Option<Value>[]
    readonly value: Value | undefined
    /** Side by side if there is room. For two or three short options. */
    readonly inline?: boolean | undefined
  }

/** A choice of a few visible options. The first one has the group's id, the target of an error summary. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, name, options, value, onValue, hint, error, inline = false } = props
  const id = useFieldId(props.id, name)
  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      <div className={inline ? styles.inline : styles.stack}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`
          return (
            <div className={styles.choice} key={option.value}>
              <input
                id={optionId}
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.hint ? `${optionId}-about` : undefined}
                onChange={() => onValue(option.value)}
              />
              <label htmlFor={optionId}>{option.label}</label>
              {option.hint && (
                <p className={styles.hint} id={`${optionId}-about`}>
                  {option.hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}
