import { TextField, type TextFieldProps } from './TextField.tsx'

/** An identifier, such as a document, a CUPS or the number of a bill: typed in capitals, and never corrected. */
export function IdentifierField(props: Omit<TextFieldProps, 'maxLength'>) {
  return <TextField autoComplete="off" autoCapitalize="characters" autoCorrect="off" spellCheck={false} {...props} />
}
