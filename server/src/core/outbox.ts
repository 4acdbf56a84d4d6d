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

/** Where messages to users go. */
export interface Outbox {
  readonly send: (message: OutgoingMessage) => void
}
