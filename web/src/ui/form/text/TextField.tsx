import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import { Field, useField, type FieldText } from '#src/ui/form/Field.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import control from '#src/ui/form/control.module.css'
import styles from './TextField.module.css'
import { type BoxKind, useTyped } from './useTyped.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'onChange' | 'value'> &
  FieldText & {
    /** The form gets the normal form of this kind, whatever is typed. */
    readonly kind: BoxKind
    readonly value?: string | undefined
    readonly onValue?: ((value: string) => void) | undefined
    readonly icon?: IconName | undefined
    /** A button or a unit at the end of the box. */
    readonly trailing?: ReactNode
    /** The width in characters: 4 for a code, 10 for a date. Full width by default. */
    readonly characters?: number | undefined
  }

/** The props of a text field whose kind is known. */
export type KnownFieldProps = Omit<TextFieldProps, 'kind'>

/** One line of text. Give `name`, `autoComplete` and `inputMode`. */
export function TextField({ kind, onValue, icon, trailing, characters, ...props }: TextFieldProps) {
  const { field, control: input } = useField(props)
  const typed = useTyped({ kind, value: props.value, onValue, maxLength: props.maxLength })
  return (
    <Field {...field}>
      {(attributes) => (
        <span
          className={styles.box}
          style={characters === undefined ? undefined : { maxInlineSize: `calc(${characters}ch + 4rem)` }}
        >
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <input
            type="text"
            {...input}
            {...attributes}
            value={typed.value}
            maxLength={typed.maxLength}
            className={classNames(control.control, icon && styles.withIcon, Boolean(trailing) && styles.withTrailing)}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={(event) => {
              typed.leave()
              props.onBlur?.(event)
            }}
          />
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </span>
      )}
    </Field>
  )
}
