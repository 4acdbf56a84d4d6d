/** A language in which the company writes. */
type Language = 'es' | 'gl' | 'en'

/**
 * The message with a link that staff send, in the customer's language; `name` is the first name. The server sends it,
 * and the client shows it as a preview.
 */
export function linkMessage(
  language: Language,
  channel: 'email' | 'sms',
  name: string,
  address: string,
): { subject: string; text: string } {
  const { subject, sms, mail } = texts[language]
  return { subject, text: channel === 'sms' ? sms(address) : mail(name, address) }
}

interface Text {
  readonly subject: string
  readonly sms: (address: string) => string
  readonly mail: (name: string, address: string) => string
}

const texts: Readonly<Record<Language, Text>> = {
  es: {
    subject: 'El enlace que nos ha pedido',
    sms: (address) => `Acometida: este es el enlace que nos ha pedido: ${address}`,
    mail: (name, address) =>
      `Hola, ${name}:\n\nEste es el enlace que nos ha pedido:\n\n${address}\n\nEl enlace caduca en 30 días.`,
  },
  gl: {
    subject: 'A ligazón que nos pediu',
    sms: (address) => `Acometida: esta é a ligazón que nos pediu: ${address}`,
    mail: (name, address) =>
      `Ola, ${name}:\n\nEsta é a ligazón que nos pediu:\n\n${address}\n\nA ligazón caduca en 30 días.`,
  },
  en: {
    subject: 'The link that you asked us for',
    sms: (address) => `Acometida: this is the link that you asked us for: ${address}`,
    mail: (name, address) =>
      `Dear ${name},\n\nThis is the link that you asked us for:\n\n${address}\n\nThe link expires in 30 days.`,
  },
}
