import { fieldsIn, isObject } from './fields.ts'
import { type MessageIdForm, STANDARD_MESSAGE_ID } from './messageId.ts'

/** The headers by which an installation of the client names itself and its calls. */
export interface CallHeaders {
  /** Sent as they are with every call, such as `client-id`. */
  readonly headers: Readonly<Record<string, string>>
  readonly messageId: MessageIdForm
}

/**
 * The headers from the content of `/config.json`. Without `headers` they are `client-id` and `application`, with the
 * settings `clientId` and `application`. A value of the wrong form keeps its default.
 */
export function readCallHeaders(content: unknown): CallHeaders {
  const { clientId, application, headers, messageId } = fieldsIn(content)
  const { header, separator, first } = fieldsIn(messageId)
  return {
    headers: isObject(headers)
      ? Object.fromEntries(
          Object.entries(headers).flatMap(([name, value]) => (isHeader(name, value) ? [[name, String(value)]] : [])),
        )
      : {
          'client-id': isHeader('client-id', clientId) ? String(clientId) : 'acometida-web',
          application: isHeader('application', application) ? String(application) : 'acometida',
        },
    messageId: {
      header: isHeader(header, '-') ? String(header) : STANDARD_MESSAGE_ID.header,
      separator: separator === '/' ? '/' : STANDARD_MESSAGE_ID.separator,
      first: first === 0 ? 0 : STANDARD_MESSAGE_ID.first,
    },
  }
}

/** The names of all headers of a call, in small letters and in order, as a preflight asks for them. */
export function sentHeaderNames({ headers, messageId }: CallHeaders): readonly string[] {
  const names = [...Object.keys(headers), messageId.header, 'authorization', 'content-type']
  return [...new Set(names.map((name) => name.toLowerCase()))].toSorted()
}

/** Whether these are the name of a header (RFC 9110, 5.6.2) and a value of visible ASCII characters. */
export function isHeader(name: unknown, value: unknown): boolean {
  return (
    typeof name === 'string' &&
    typeof value === 'string' &&
    /^[-#!$%&'*+.^|~\w]+$/.test(name) &&
    /^[!-~]+( +[!-~]+)*$/.test(value)
  )
}
