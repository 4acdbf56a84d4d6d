import type { CallHeader } from '@acometida/api-spec/generated/control'
import { IMPERSONAL_HEADERS } from '@acometida/api-spec/rules/impersonalHeaders'

/** The headers of a call or an answer as Node has them. */
type Headers = Readonly<Record<string, number | string | readonly string[] | undefined>>

const MASK = '***'
/** More headers, and longer names, are cut. */
const MOST = 60
const LONGEST_NAME = 60

/** The forms in which a header stays readable. */
const FORMS: Readonly<Record<string, RegExp>> = {
  ...IMPERSONAL_HEADERS,
  'access-control-allow-origin': /^https?:\/\/[\w.:-]{1,100}$/,
  'content-length': /^\d{1,12}$/,
  'content-security-policy': /^[\w\s;:'*.-]{1,500}$/,
  host: /^[\w.:-]{1,100}$/,
  'referrer-policy': /^[a-z-]{1,40}$/,
  vary: /^[\w, -]{1,100}$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^\w{1,20}$/,
  'x-sandbox': /^[\w-]{1,64}$/,
}

/**
 * Headers with every value masked that may be a secret or about a person.
 * @param id the name of the header with the id of the call
 * @param messageId the id, if it is well-formed
 */
export function maskHeaders(headers: Headers, id = '', messageId: string | null = null): CallHeader[] {
  return Object.entries(headers)
    .flatMap(([written, value]) => (value === undefined ? [] : [[written.toLowerCase(), String(value)] as const]))
    .slice(0, MOST)
    .map(([name, value]) => ({
      name: name.slice(0, LONGEST_NAME),
      value: name === id ? (messageId ?? MASK) : name === 'authorization' ? maskScheme(value) : valueOf(name, value),
    }))
}

function valueOf(name: string, value: string): string {
  return FORMS[name]?.test(value) ? value : MASK
}

/** Which scheme was used is no secret: a call without `Bearer` is a common mistake. */
function maskScheme(value: string): string {
  return /^bearer /i.test(value) ? `Bearer ${MASK}` : MASK
}
