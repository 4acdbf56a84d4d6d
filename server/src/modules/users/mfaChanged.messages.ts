import type { Language } from '#src/core/outbox.ts'

/** The mail that tells a user that staff changed their second factor. */
export function mfaChangedMessage(language: Language, name: string): { subject: string; text: string } {
  return texts[language](name)
}

const texts: Readonly<Record<Language, (name: string) => { subject: string; text: string }>> = {
  es: (name) => ({
    subject: 'Hemos cambiado su verificación en dos pasos',
    text: `Hola, ${name}:\n\nNuestro equipo ha cambiado la verificación en dos pasos de su cuenta del área de clientes y, por seguridad, ha cerrado sus sesiones. Vuelva a entrar para continuar.\n\nSi no lo ha pedido, llámenos cuanto antes.`,
  }),
  gl: (name) => ({
    subject: 'Cambiamos a súa verificación en dous pasos',
    text: `Ola, ${name}:\n\nO noso equipo cambiou a verificación en dous pasos da súa conta da área de clientes e, por seguridade, pechou as súas sesións. Volva entrar para continuar.\n\nSe non o pediu, chámenos canto antes.`,
  }),
  en: (name) => ({
    subject: 'We have changed your two-step verification',
    text: `Hello ${name},\n\nOur team has changed the two-step verification of your account in the customer area and, for your security, has closed your sessions. Log in again to go on.\n\nIf you did not ask for it, call us as soon as you can.`,
  }),
}
