import { TextField, type TextFieldProps } from './TextField.tsx'

/** A Spanish phone number in any format. Its type is text: only that can be autofilled without the country code. */
export function PhoneField(props: Omit<TextFieldProps, 'kind' | 'maxLength'>) {
  return <TextField kind="phone" inputMode="tel" autoComplete="tel-national" characters={12} {...props} />
}
