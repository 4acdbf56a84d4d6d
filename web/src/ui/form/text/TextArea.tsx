import type { ComponentProps } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { Field, useFieldId, type FieldText } from '#src/ui/form/Field.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './TextArea.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'> &
  FieldText & { readonly onValue?: ((value: string) => void) | undefined }

/** Several lines of text. It grows with its content. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  optional,
  onValue,
  onChange,
  id: givenId,
  ...area
}: TextAreaProps) {
  const id = useFieldId(givenId, area.name)
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <textarea
          rows={4}
          {...area}
          {...attributes}
          className={classNames(control.control, styles.area)}
          onChange={(event) => {
            onChange?.(event)
            onValue?.(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
