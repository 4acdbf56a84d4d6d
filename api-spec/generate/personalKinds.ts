/**
 * What a text of the contract may tell about a person (`x-personal`). `code` names one thing of theirs: a bill, a
 * dossier, a meter. `link` is a path or address that contains such values, `file` a file in base64, `text` what
 * somebody wrote, `secret` something that grants access. `none` may be recorded as it is.
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
  'code',
  'link',
  'file',
  'text',
  'secret',
  'none',
] as const

export type PersonalKind = (typeof personalKinds)[number]
