import { TextField, type TextFieldProps } from './TextField.tsx'

/** A Spanish phone number in any format. Its type is text: only that can be autofilled without the country code. */
export function PhoneField(props: TextFieldProps) {
  return <TextField inputMode="tel" autoComplete="tel-national" maxLength={16} characters={12} {...props} />
}
