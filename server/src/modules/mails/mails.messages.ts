import type { LocalizedMessage } from '#src/core/outbox.ts'

/** The receipt of a mail, with a copy of its text. */
export function mailReceiptMessage(name: string, number: string, text: string): LocalizedMessage {
  return {
    es: {
      subject: `Hemos recibido su mensaje ${number}`,
      text: `Hola, ${name}:\n\nHemos recibido su mensaje con el número ${number}. Le responderemos en su idioma.\n\nEsto es lo que nos ha escrito:\n\n${text}`,
    },
    gl: {
      subject: `Recibimos a súa mensaxe ${number}`,
      text: `Ola, ${name}:\n\nRecibimos a súa mensaxe co número ${number}. Responderémoslle no seu idioma.\n\nIsto é o que nos escribiu:\n\n${text}`,
    },
    en: {
      subject: `We have received your message ${number}`,
      text: `Dear ${name},\n\nWe have received your message with the number ${number}. We will answer in your language.\n\nThis is what you wrote:\n\n${text}`,
    },
  }
}
