export type Language = 'es' | 'gl' | 'en'

/** An e-mail, SMS or push message to a user. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms' | 'push'
  /** Address, phone, or the token of a device. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly language: Language
  /** The page that a tap on a push message opens: a path of the client. */
  readonly target?: string | null
  /**
   * The treatment beyond the hourly limit of the caller. By default the call is refused. `drop`: the message is not
   * sent and the call goes on. `code`: the message counts as a code. `utility`: it goes to the utility and does not
   * count.
   */
  readonly beyond?: 'drop' | 'code' | 'utility'
}

/** A message without its recipient, in each language. */
export type LocalizedMessage = Readonly<Record<Language, Pick<OutgoingMessage, 'subject' | 'text'>>>

/**
 * Removes characters that could change the meaning of a message: a subject, an SMS and an address become one line, and
 * a text keeps no invisible characters but its line breaks.
 */
export function sanitize({ channel, to, subject, text, language, target = null }: OutgoingMessage) {
  return {
    channel,
    language,
    target,
    to: to.replace(UNSEEN, ''),
    subject: subject.replace(UNSEEN, ' ').trim(),
    text: text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(UNSEEN_IN_LINE, ''),
  }
}

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const UNSEEN_IN_LINE = /[^\P{Cc}\n]/gu

export interface Outbox {
  readonly send: (message: OutgoingMessage) => void
}

/**
 * Thrown for too many messages within an hour, to one address or requested by one user. The call is undone and answered
 * with 429.
 */
export class TooManyMessages extends Error {
  readonly statusCode = 429
  /** Seconds until the oldest of these messages is an hour old. */
  readonly retryAfterSeconds: number

  constructor(retryAfterMs: number) {
    super('too many messages within an hour')
    this.name = 'TooManyMessages'
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}
