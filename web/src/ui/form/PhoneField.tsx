import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * A Spanish phone number, in any writing. Its type is text: only that may be filled in with the number without its
 * country.
 */
export function PhoneField(props: TextFieldProps) {
  return <TextField inputMode="tel" autoComplete="tel-national" maxLength={16} characters={12} {...props} />
}
