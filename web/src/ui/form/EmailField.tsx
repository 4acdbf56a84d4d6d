import { TextField, type TextFieldProps } from './TextField.tsx'

/** An e-mail address. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={120}
      {...props}
    />
  )
}
