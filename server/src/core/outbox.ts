/** The languages of the product. */
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
   * What becomes of it, asked for by a call, beyond so many an hour: where nothing is said, the call is refused;
   * `drop`, it is not sent and the call goes on; `code`, it is counted with the codes alone; `utility`, it goes to the
   * utility, which takes what everybody writes, and is not counted.
   */
  readonly beyond?: 'drop' | 'code' | 'utility'
}

/**
 * A message without the characters that could make something else of it: a subject, an SMS or an address is one line,
 * and of the characters without a picture a text keeps only its line breaks.
 */
export function cleaned({ channel, to, subject, text, language, target = null }: OutgoingMessage) {
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

/** Where messages to users go. */
export interface Outbox {
  readonly send: (message: OutgoingMessage) => void
}

/**
 * Too many messages to one address, or asked for by one user, within an hour. The call is undone and answered with 429.
 */
export class TooManyMessages extends Error {
  readonly statusCode = 429
  /** Until the oldest of them is an hour old. */
  readonly retryAfterSeconds: number

  constructor(retryAfterMs: number) {
    super('too many messages within an hour')
    this.name = 'TooManyMessages'
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}
