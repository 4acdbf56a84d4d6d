export const PASSWORD_LENGTH = { min: 8, max: 12 }
export const PASSWORD_SYMBOLS = '@#!$%^&*'
/** The days for which a password is valid. */
export const PASSWORD_DAYS = 365

/** Every rule of a password, in the order in which the user reads them. */
export const PASSWORD_RULES = [
  'length',
  'digit',
  'uppercase',
  'lowercase',
  'whitespace',
  'symbol',
  'repeated',
  'run',
  'brand',
  'document',
] as const

export type PasswordViolation = (typeof PASSWORD_RULES)[number]

export type PasswordContext = {
  /** The user's document number. A password must contain neither its first four characters nor the next four. */
  readonly document?: string
  /** The utility's names, which a password must not contain either. */
  readonly brandWords?: readonly string[]
}

/** The rules that a password breaks, in the order of PASSWORD_RULES; none if it is acceptable. */
export function passwordViolations(password: string, context: PasswordContext = {}): PasswordViolation[] {
  return PASSWORD_RULES.filter((rule) => breaks[rule](password, context))
}

const breaks: Readonly<Record<PasswordViolation, (password: string, context: PasswordContext) => boolean>> = {
  length: (password) => password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max,
  digit: (password) => !/\d/.test(password),
  uppercase: (password) => !/\p{Lu}/u.test(password),
  lowercase: (password) => !/\p{Ll}/u.test(password),
  whitespace: (password) => /\s/.test(password),
  symbol: (password) => /[^\p{Lu}\p{Ll}\d\s@#!$%^&*]/u.test(password),
  repeated: (password) => /(.)\1\1/su.test(password),
  run: (password) => hasAscendingRun(password.toLowerCase()),
  // Stryker disable next-line ArrayDeclaration: no password contains such a word.
  brand: (password, { brandWords = [] }) => brandWords.some((word) => contains(password, word)),
  document: (password, { document = '' }) =>
    [document.slice(0, 4), document.slice(4, 8)].some((part) => part.length === 4 && contains(password, part)),
}

function contains(password: string, part: string): boolean {
  return part !== '' && password.toLowerCase().includes(part.toLowerCase())
}

/** Whether a text has three neighbours of a-z or 0-9 in ascending order: abc, 123; neither cba nor yza. */
function hasAscendingRun(text: string): boolean {
  const triples = Array.from({ length: text.length - 2 }, (_, index) => text.slice(index, index + 3))
  return triples.some((triple) => ['abcdefghijklmnopqrstuvwxyz', '0123456789'].some((row) => row.includes(triple)))
}
