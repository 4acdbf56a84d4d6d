import type { Pseudonyms } from '@acometida/api-spec/pseudonyms/pseudonyms'
import type { CallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { IMPERSONAL_HEADERS } from '@acometida/api-spec/rules/impersonalHeaders'
import { isMessageId } from '@acometida/api-spec/rules/messageId'
import type { RecordedMessage } from './recordedCall.ts'
import { UNKNOWN } from './redactValue.ts'

/** Headers about one connection or the encoded body. The recording has the body without its encoding. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** The headers that keep their names, besides those with a form: others may be named after a person. */
const NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(IMPERSONAL_HEADERS),
  ...(
    'accept-encoding access-control-allow-origin age captcha cookie etag expires forwarded host ' +
    'if-modified-since if-none-match last-modified location origin pragma referer server set-cookie user-agent vary ' +
    'via www-authenticate x-forwarded-for x-forwarded-host x-forwarded-proto x-node x-request-id x-sandbox'
  ).split(' '),
])

/**
 * Keeps the values of impersonal headers, the id of a call and the claims of a token. Other headers keep only their
 * names: one of the client's may be a secret.
 */
export function redactHeaders(
  headers: RecordedMessage['headers'],
  pseudonyms: Pseudonyms,
  { headers: own, messageId }: CallHeaders,
): RecordedMessage['headers'] {
  const id = messageId.header.toLowerCase()
  const names = new Set([id, ...Object.keys(own).map((name) => name.toLowerCase())])
  return headers.flatMap(([written, value]): [string, string][] => {
    const name = written.toLowerCase()
    if (LEFT_OUT.has(name)) return []
    if (name === 'authorization') return [[name, redactAuthorization(value, pseudonyms)]]
    // It begins with the id of the user, which is a number.
    if (name === id) return [[name, isMessageId(value, messageId) ? value : UNKNOWN]]
    return [
      [NAMES.has(name) || names.has(name) ? name : UNKNOWN, IMPERSONAL_HEADERS[name]?.test(value) ? value : UNKNOWN],
    ]
  })
}

function redactAuthorization(value: string, pseudonyms: Pseudonyms): string {
  const [, token] = /^bearer (\S+)$/i.exec(value) ?? []
  return token === undefined ? UNKNOWN : `Bearer ${pseudonyms.text('secret', token)}`
}
