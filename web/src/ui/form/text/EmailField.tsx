import { TextField, type TextFieldProps } from './TextField.tsx'

/** An e-mail address field. */
export function EmailField(props: Omit<TextFieldProps, 'kind' | 'maxLength'>) {
  return (
    <TextField
      kind="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
