/**
 * The kinds of personal data in texts of the contract (`x-personal`). `code` identifies something that belongs to a
 * person: a bill, a dossier, a meter. `link` is a path or address that contains such values, `file` a file in base64,
 * `text` free text, `secret` a value that grants access. `none` may be recorded unchanged.
 */
export const personalKinds = [
  'nif',
  'cups',
  'name',
  'surname',
  'email',
  'phone',
  'address',
  'iban',
  'coordinates',
  'birthday',
  'code',
  'link',
  'file',
  'text',
  'secret',
  'none',
] as const

export type PersonalKind = (typeof personalKinds)[number]
