import type { LocalizedMessage } from '#src/core/outbox.ts'
import type { LocalizedText } from '#src/modules/notifications/notifyUser.service.ts'

/** The reminder of a password, by e-mail. */
export function reminderMail(name: string, address: string): LocalizedMessage {
  return {
    es: {
      subject: 'Cambie su contraseña de Acometida',
      text: `Hola, ${name}:\n\nHa pedido una contraseña nueva para el área de clientes. Elíjala aquí:\n\n${address}\n\nEl enlace sirve una vez y caduca en 24 horas. Si no lo ha pedido, no tiene que hacer nada: su contraseña sigue siendo la misma.`,
    },
    gl: {
      subject: 'Cambie o seu contrasinal de Acometida',
      text: `Ola, ${name}:\n\nPediu un contrasinal novo para a área de clientes. Escóllao aquí:\n\n${address}\n\nA ligazón serve unha vez e caduca en 24 horas. Se non o pediu, non ten que facer nada: o seu contrasinal segue sendo o mesmo.`,
    },
    en: {
      subject: 'Change your Acometida password',
      text: `Hello ${name},\n\nYou asked for a new password for the customer area. Choose it here:\n\n${address}\n\nThe link works once and expires in 24 hours. If you did not ask for it, you do not need to do anything: your password stays the same.`,
    },
  }
}

/** The reminder of a password, by SMS in one line. */
export function reminderSms(address: string): LocalizedText {
  return {
    es: `Acometida: cambie su contraseña en ${address} (24 horas). Si no lo ha pedido, no haga nada.`,
    gl: `Acometida: cambie o seu contrasinal en ${address} (24 horas). Se non o pediu, non faga nada.`,
    en: `Acometida: change your password at ${address} (24 hours). If you did not ask for it, do nothing.`,
  }
}
