import { operations } from '@acometida/api-spec/generated/operations'
import { SECRET_NAMES, SECRETS_OF } from '@acometida/api-spec/generated/secrets'
import { distance } from 'fastest-levenshtein'

/** The operation of a call; null if no operation has its method and path. */
type OperationName = string | null

const MASK = '***'

/**
 * The path and query of a call, of which only what the contract knows and calls no secret is readable. Parts that it
 * does not know are masked: they may be a secret at a wrong place.
 */
export function maskAddress(address: string, operation: OperationName): string {
  const [path = '', ...rest] = address.split('?')
  const masked = maskPath(path, operation)
  if (rest.length === 0) return masked
  const parts = rest.join('?').split('&')
  return `${masked}?${parts.map((part) => maskParameter(part, operation)).join('&')}`
}

/**
 * A body with its secrets masked, by the names of the contract in any case. A request that is no JSON of an object or a
 * list is masked whole. An answer that is no JSON is that of a fault rule or of a broken server, and stays readable.
 */
export function maskBody(text: string, operation: OperationName, isAnswer: boolean): string {
  const hides = (name: string) => isSecret(name, operation)
  try {
    const body: unknown = JSON.parse(text, (name, value: unknown) => (hides(name) && value !== null ? MASK : value))
    return typeof body === 'object' && body !== null ? JSON.stringify(body) : MASK
  } catch {
    if (!isAnswer) return MASK
    return text.replace(/"(\w+)"(\s*:\s*)("(?:[^"\\]|\\.)*"?|[^\s,}\]]+)/g, (pair, name: string, colon: string) =>
      hides(name) ? `"${name}"${colon}"${MASK}"` : pair,
    )
  }
}

const SECRETS_IN_ANY_CASE: ReadonlySet<string> = new Set([...SECRET_NAMES].map((name) => name.toLowerCase()))

function isSecret(name: string, operation: OperationName): boolean {
  return SECRETS_IN_ANY_CASE.has(name.toLowerCase()) || (SECRETS_OF[operation ?? '']?.includes(name) ?? false)
}

function maskPath(path: string, operation: OperationName): string {
  const known = knownOf(operation)
  const parts = path.split('/')
  // The address may have a prefix that the path of the contract lacks, such as `/api`.
  const pattern = known?.url.split('/').slice(1) ?? []
  const prefix = parts.length - pattern.length
  return parts
    .map((part, nth) => {
      const expected = known === null ? undefined : pattern[nth - prefix]
      if (expected?.startsWith(':')) return isSecret(expected.slice(1), operation) ? MASK : part
      return expected !== undefined || isWord(part) ? part : MASK
    })
    .join('/')
}

/** The fixed words in the paths of the contract. */
const WORDS: readonly string[] = [
  ...new Set([
    'api',
    ...Object.values(operations).flatMap(({ url }) => url.split('/').filter((part) => !part.startsWith(':'))),
  ]),
]

/** Whether a part of a path is a word of the contract, or one with a letter in four wrong. */
function isWord(part: string): boolean {
  return WORDS.some((word) => distance(word.toLowerCase(), part.toLowerCase()) <= word.length / 4)
}

/** A part of a query, `name=value`. */
function maskParameter(part: string, operation: OperationName): string {
  const [name = '', ...value] = part.split('=')
  if (value.length === 0) return MASK
  const known = knownOf(operation)
  if (known === null || !Object.hasOwn(known.query.properties, name) || isSecret(name, operation))
    return `${name.slice(0, MAX_NAME)}=${MASK}`
  return name === 'filter' ? `${name}=${maskFilter(value.join('='), operation)}` : part
}

/** Longer names of parameters are cut. */
const MAX_NAME = 40

/** The clauses of a filter, `key::value` or `key~~one,two`, joined by `|`. */
function maskFilter(encoded: string, operation: OperationName): string {
  const keys = knownOf(operation)?.filter?.schema.properties ?? {}
  const clauses = decoded(encoded).split('|')
  const masked = clauses.map((clause) => {
    const [, key = '', sign = ''] = /^(\w+)(::|~~)/.exec(clause) ?? []
    return Object.hasOwn(keys, key) && !isSecret(key, operation) ? clause : `${key}${sign}${MASK}`
  })
  return masked.join('|') === clauses.join('|') ? encoded : masked.join('|')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function knownOf(operation: OperationName): (typeof operations)[keyof typeof operations] | null {
  // An own key of the object is one of its ids.
  return operation !== null && Object.hasOwn(operations, operation)
    ? operations[operation as keyof typeof operations]
    : null
}
