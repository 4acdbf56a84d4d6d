import { normalize } from '@acometida/api-spec/rules/typed/typedText'
import { useEffect, useRef } from 'react'
import { classNames } from '#src/base/classNames.ts'
import type { SecretField } from '#src/base/drafts.ts'
import { Field, useFieldId, type FieldText, type FieldValue } from '#src/ui/form/Field.tsx'
import control from '#src/ui/form/control.module.css'
import styles from './TextField.module.css'

type CodeFieldProps = FieldText &
  Omit<FieldValue<string>, 'name'> & {
    readonly name?: SecretField | undefined
    readonly disabled?: boolean | undefined
    /** The code is the only question of the screen, so the box takes the focus on mount. */
    readonly takeFocus?: boolean | undefined
  }

/**
 * A one-time code in one box, so that the phone can fill it in and a pasted "123 456", or the whole message, arrives as
 * the code. The box accepts letters.
 */
export function CodeField(props: CodeFieldProps) {
  const { id: givenId, name = 'code', value, onValue, onBlur, disabled, takeFocus, ...text } = props
  const id = useFieldId(givenId, name)
  const box = useRef<HTMLInputElement>(null)
  // What is longer than a code is none. Cut, it would be a wrong one.
  const take = (code: string) => code.length <= LENGTH && onValue(code)
  useEffect(() => {
    if (takeFocus) box.current?.focus()
  }, [takeFocus])

  return (
    <Field id={id} {...text}>
      {(attributes) => (
        <input
          {...attributes}
          className={classNames(control.control, styles.code)}
          style={{ maxInlineSize: `calc(${LENGTH * 1.6}ch + 2rem)` }}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          disabled={disabled}
          ref={box}
          onBlur={onBlur}
          onChange={(event) => take(normalize('code', event.target.value))}
        />
      )}
    </Field>
  )
}

const LENGTH = 6
