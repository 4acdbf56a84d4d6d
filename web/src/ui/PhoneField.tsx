import { TextField, type TextFieldProps } from './TextField.tsx'

/** A Spanish phone number, in any writing. */
export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" inputMode="tel" autoComplete="tel-national" maxLength={16} characters={12} {...props} />
}
