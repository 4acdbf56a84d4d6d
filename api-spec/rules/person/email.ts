import { plainCharacters, withoutSurroundings } from '../typed/characters.ts'

/**
 * Length of the last part of an address. Longer ones (.photography) exist and are refused by decision of the utility.
 */
const SUFFIX = { min: 2, max: 4 }
/** RFC 5321, 4.5.3.1.3. The limit also bounds the work of the pattern. */
const MAX_LENGTH = 254

const WORDS = String.raw`\w+(?:[.-]\w+)*`
const FORMAT = new RegExp(`^${WORDS}@${WORDS}\\.[a-z]{${SUFFIX.min},${SUFFIX.max}}$`, 'i')

export type EmailLimits = {
  /** Addresses that end in it belong to nobody. Placeholders use it. */
  readonly dummyDomain?: string
  /** Parts of domains (throw-away mail) that are refused. */
  readonly blockedFragments?: readonly string[]
}

/** Whether an address such as `lucia@correo.gal` has the accepted form and is in no refused domain. */
// Stryker disable next-line StringLiteral,ArrayDeclaration: no address contains such a text.
export function isEmail(value: string, { dummyDomain = '', blockedFragments = [] }: EmailLimits = {}): boolean {
  if (value.length > MAX_LENGTH || !FORMAT.test(value)) return false
  const address = value.toLowerCase()
  if (dummyDomain !== '' && address.endsWith(dummyDomain.toLowerCase())) return false
  // Stryker disable next-line StringLiteral: an address has a part behind the sign.
  const [, domain = ''] = address.split(/(?=@)/)
  return !blockedFragments.some((fragment) => fragment !== '' && domain.includes(fragment.toLowerCase()))
}

/**
 * The form in which addresses are sent and compared: lower case, without what is copied around them ("Lucía
 * <lucia@correo.gal>", `mailto:`), and without the blank that a phone's keyboard adds beside a dot.
 */
export function normalizeEmail(typed: string): string {
  const plain = plainCharacters(typed).replace(/(@[^?@]*)\?.*$/s, '$1')
  const [, bracketed = plain] = /<([^<>@]*@[^<>@]*)>/.exec(plain) ?? []
  return withoutSurroundings(withoutSurroundings(bracketed).replace(LABEL, ''))
    .replace(/ ?([@.]) ?/g, '$1')
    .toLowerCase()
}

const LABEL = /^(?:(?:mailto|(?:e-?mail|correo(?: electr[oó]nico)?) ?):)+/i

/**
 * The masked address for screens and logs: the first letter and the domain remain. `lucia@correo.gal` becomes
 * `l***@correo.gal`.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.charAt(0)}***${email.slice(at)}`
}
