import type { Language } from '#src/core/outbox.ts'

/** The mail that activates a sign-up. */
export function activationMessage(
  language: Language,
  name: string,
  address: string,
): { subject: string; text: string } {
  return texts[language](name, address)
}

const texts: Readonly<Record<Language, (name: string, address: string) => { subject: string; text: string }>> = {
  es: (name, address) => ({
    subject: 'Active su cuenta de Acometida',
    text: `Hola, ${name}:\n\nSu cuenta del área de clientes está casi lista. Actívela aquí:\n\n${address}\n\nEl enlace caduca en 24 horas. Si no se ha registrado, no tiene que hacer nada.`,
  }),
  gl: (name, address) => ({
    subject: 'Active a súa conta de Acometida',
    text: `Ola, ${name}:\n\nA súa conta da área de clientes está case lista. Actívea aquí:\n\n${address}\n\nA ligazón caduca en 24 horas. Se non se rexistrou, non ten que facer nada.`,
  }),
  en: (name, address) => ({
    subject: 'Activate your Acometida account',
    text: `Hello ${name},\n\nYour account in the customer area is almost ready. Activate it here:\n\n${address}\n\nThe link expires in 24 hours. If you did not sign up, there is nothing to do.`,
  }),
}
