import type { ComponentProps } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { Field, useField, type FieldText } from '#src/ui/form/Field.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './Select.module.css'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean | undefined }

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children' | 'onChange'> &
  FieldText & {
    readonly options: readonly SelectOption[]
    /** The first, empty option: "Elija un tipo". */
    readonly placeholder?: string | undefined
    readonly onValue?: ((value: string) => void) | undefined
  }

/** A choice from the device's own list. For more than about fifteen options use FilterSelect. */
export function Select({ options, placeholder, onValue, ...props }: SelectProps) {
  const { field, control: select } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={styles.box}>
          <select
            {...select}
            {...attributes}
            className={classNames(control.control, styles.select)}
            onChange={(event) => onValue?.(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={18} />
        </span>
      )}
    </Field>
  )
}
