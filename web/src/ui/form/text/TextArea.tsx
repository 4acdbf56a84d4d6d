import type { ComponentProps } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { Field, useField, type FieldText } from '#src/ui/form/Field.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './TextField.module.css'
import { useTyped } from './useTyped.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange' | 'value'> &
  FieldText & { readonly value?: string | undefined; readonly onValue?: ((value: string) => void) | undefined }

/** Several lines of text. It grows with its content. */
export function TextArea({ onValue, ...props }: TextAreaProps) {
  const { field, control: area } = useField(props)
  const typed = useTyped({ kind: 'text', value: props.value, onValue, maxLength: props.maxLength })
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          rows={4}
          {...area}
          {...attributes}
          value={typed.value}
          maxLength={typed.maxLength}
          className={classNames(control.control, styles.area)}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={(event) => {
            typed.leave()
            props.onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
