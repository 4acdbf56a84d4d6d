import type { ComponentProps } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { Field, useField, type FieldText } from '#src/ui/form/Field.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './TextArea.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'onChange'> &
  FieldText & { readonly onValue?: ((value: string) => void) | undefined }

/** Several lines of text. It grows with its content. */
export function TextArea({ onValue, ...props }: TextAreaProps) {
  const { field, control: area } = useField(props)
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          rows={4}
          {...area}
          {...attributes}
          className={classNames(control.control, styles.area)}
          onChange={(event) => onValue?.(event.target.value)}
        />
      )}
    </Field>
  )
}
