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

/** The invitation to sign up: by e-mail in full, by SMS in one line. */
export function invitationMessage(
  language: Language,
  channel: 'email' | 'sms',
  name: string,
  address: string,
): { subject: string; text: string } {
  return channel === 'sms'
    ? { subject: '', text: invitationSms[language](address) }
    : invitationMail[language](name, address)
}

const invitationSms: Readonly<Record<Language, (address: string) => string>> = {
  es: (address) => `Acometida: le invitamos a registrarse en el área de clientes: ${address} (24 horas).`,
  gl: (address) => `Acometida: ten un convite para rexistrarse na área de clientes: ${address} (24 horas).`,
  en: (address) => `Acometida: you are invited to sign up for the customer area: ${address} (24 hours).`,
}

const invitationMail: Readonly<Record<Language, (name: string, address: string) => { subject: string; text: string }>> =
  {
    es: (name, address) => ({
      subject: 'Le invitamos al área de clientes de Acometida',
      text: `Hola, ${name}:\n\nEn el área de clientes puede consultar sus suministros, sus consumos y el estado de sus solicitudes. Regístrese aquí:\n\n${address}\n\nEl enlace caduca en 24 horas. Si no esperaba esta invitación, no tiene que hacer nada.`,
    }),
    gl: (name, address) => ({
      subject: 'Convite á área de clientes de Acometida',
      text: `Ola, ${name}:\n\nNa área de clientes pode consultar as súas subministracións, os seus consumos e o estado das súas solicitudes. Rexístrese aquí:\n\n${address}\n\nA ligazón caduca en 24 horas. Se non agardaba este convite, non ten que facer nada.`,
    }),
    en: (name, address) => ({
      subject: 'An invitation to the customer area of Acometida',
      text: `Hello ${name},\n\nIn the customer area you can see your supplies, your consumption and the state of your requests. Sign up here:\n\n${address}\n\nThe link expires in 24 hours. If you did not expect this invitation, there is nothing to do.`,
    }),
  }
