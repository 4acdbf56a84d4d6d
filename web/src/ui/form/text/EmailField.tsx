import { UserChangeLimits } from '@acometida/api-spec/generated/limits'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** An e-mail address field. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={UserChangeLimits.email}
      {...props}
    />
  )
}
