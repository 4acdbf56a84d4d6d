import { isObject } from '../rules/fields.ts'
const NOT_KNOWN = '(not in the contract)'
/** Claims that are times, in seconds since 1970. */
const TIMES = new Set(['iat', 'nbf', 'exp', 'auth_time'])
/** The kinds of personal data in the claims of a token (RFC 7519, OpenID Connect Core 5.1). */
const CLAIMS: Readonly<Record<string, 'nif' | 'name' | 'surname' | 'email' | 'phone' | 'code'>> = {
  sub: 'code',
  sid: 'code',
  jti: 'code',
  preferred_username: 'nif',
  name: 'name',
  given_name: 'name',
  family_name: 'surname',
  email: 'email',
  phone_number: 'phone',
}

type ClaimKind = (typeof CLAIMS)[string]

/**
 * A token (JWT) without its signature and with replaced claims; null if the text is not a token. `another` makes the
 * pseudonym of a text.
 */
export function pseudonymizeToken(token: string, another: (kind: ClaimKind, text: string) => string): string | null {
  const [head = '', body = '', ...more] = token.split('.')
  const header = parsed(head)
  const claims = parsed(body)
  if (more.length !== 1 || header === null || claims === null) return null
  const { alg } = header
  const shown = Object.entries(claims).map(([name, value]) => [isWord(name) ? name : NOT_KNOWN, claim(name, value)])
  return `${encoded({ alg: isWord(alg) ? alg : NOT_KNOWN })}.${encoded(Object.fromEntries(shown))}.`

  function claim(name: string, value: unknown): unknown {
    if (TIMES.has(name)) return typeof value === 'number' ? value : NOT_KNOWN
    const kind = Object.hasOwn(CLAIMS, name) ? CLAIMS[name] : undefined
    if (kind === undefined || typeof value !== 'string') return NOT_KNOWN
    // The id of a user is a number in other places and stays there, so it stays here.
    return name === 'sub' && /^\d{1,6}$/.test(value) ? value : another(kind, value)
  }
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[A-Za-z_]{1,40}|[A-Z]{2}\d{3})$/.test(value)
}

function parsed(part: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
