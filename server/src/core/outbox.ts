/** The languages of the product. */
export type Language = 'es' | 'gl' | 'en'

/** An e-mail or SMS to a user. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms'
  /** Address or phone. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly language: Language
}

/**
 * A message without the characters that could make something else of it: a subject, an SMS or an address is one line, and of the
 * characters without a picture a text keeps only its line breaks.
 */
export function cleaned<Message extends OutgoingMessage>(message: Message): Message {
  return {
    ...message,
    to: message.to.replace(UNSEEN, ''),
    subject: message.subject.replace(UNSEEN, ' ').trim(),
    text: message.text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(UNSEEN_IN_LINE, ''),
  }
}

const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const UNSEEN_IN_LINE = /[^\P{Cc}\n]/gu

/** Where messages to users go. */
export interface Outbox {
  readonly send: (message: OutgoingMessage) => void
}
