import { isHeader } from './callHeaders.ts'
import { isObject } from './fields.ts'

/** The headers that the client sets from the session, and those that browsers set themselves. */
const TAKEN: ReadonlySet<string> = new Set(['authorization', 'host', 'origin', 'cookie', 'content-length'])

/** What is wrong with the settings `headers` and `messageId` of `/config.json`, one sentence each. */
export function callHeaderProblems({
  headers,
  messageId,
}: {
  readonly headers?: unknown
  readonly messageId?: unknown
}): string[] {
  return [
    ...(headers === undefined ? [] : problemsOfHeaders(headers)),
    ...(messageId === undefined ? [] : problemsOfId(messageId)),
  ]
}

function problemsOfHeaders(headers: unknown): string[] {
  if (!isObject(headers)) return [`headers is ${JSON.stringify(headers)}; allowed: an object of names and texts`]
  return Object.entries(headers).flatMap(([name, value]) => {
    if (TAKEN.has(name.toLowerCase())) return [`headers.${name} is not free; the client or the browser sets it`]
    // The value may be a secret of the application.
    return isHeader(name, value)
      ? []
      : [`headers.${name} is no header; allowed: a name (RFC 9110) with a text of visible ASCII characters`]
  })
}

function problemsOfId(messageId: unknown): string[] {
  const wrong = (where: string, value: unknown, allowed: string) => [
    `${where} is ${JSON.stringify(value)}; allowed: ${allowed}`,
  ]
  if (!isObject(messageId)) return wrong('messageId', messageId, 'an object with header, separator and first')
  return Object.entries(messageId).flatMap(([key, value]) => {
    if (key === 'header') return isHeader(value, '-') ? [] : wrong('messageId.header', value, 'the name of a header')
    if (key === 'separator')
      return value === '-' || value === '/' ? [] : wrong('messageId.separator', value, '"-" or "/"')
    if (key === 'first') return value === 0 || value === 1 ? [] : wrong('messageId.first', value, '0 or 1')
    return [`messageId.${key} is no setting; there are: header, separator, first`]
  })
}
