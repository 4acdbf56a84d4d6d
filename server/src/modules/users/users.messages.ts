import type { LocalizedMessage } from '#src/core/outbox.ts'

/**
 * The mail to a new address, with the link that confirms it. It has no name in its greeting, since the owner of the
 * address is not known yet.
 */
export function confirmationMessage(address: string): LocalizedMessage {
  return {
    es: {
      subject: 'Confirme su nuevo correo electrónico',
      text: `Hola:\n\nHa pedido que esta sea la dirección de su cuenta de Acometida. Confírmela aquí:\n\n${address}\n\nEl enlace sirve una vez y caduca en 24 horas. Mientras no la confirme, seguiremos escribiéndole a la dirección anterior. Si no lo ha pedido, no tiene que hacer nada.`,
    },
    gl: {
      subject: 'Confirme o seu novo correo electrónico',
      text: `Ola:\n\nPediu que este sexa o enderezo da súa conta de Acometida. Confírmeo aquí:\n\n${address}\n\nA ligazón serve unha vez e caduca en 24 horas. Mentres non o confirme, seguiremos escribíndolle ao enderezo anterior. Se non o pediu, non ten que facer nada.`,
    },
    en: {
      subject: 'Confirm your new e-mail address',
      text: `Hello,\n\nYou asked for this to be the address of your Acometida account. Confirm it here:\n\n${address}\n\nThe link works once and expires in 24 hours. Until you confirm it, we will keep writing to your previous address. If you did not ask for it, you do not need to do anything.`,
    },
  }
}

/** The notice to the old address. `masked`: a part of the new one. */
export function emailChangeMessage(name: string, masked: string): LocalizedMessage {
  return {
    es: {
      subject: 'Han pedido cambiar el correo de su cuenta',
      text: `Hola, ${name}:\n\nSe ha pedido que el correo de su cuenta de Acometida pase a ser ${masked}. Cambiará cuando se confirme desde esa dirección.\n\nSi lo ha pedido usted, no tiene que hacer nada más aquí. Si no ha sido usted, cambie su contraseña cuanto antes y llámenos.`,
    },
    gl: {
      subject: 'Pediron cambiar o correo da súa conta',
      text: `Ola, ${name}:\n\nPediuse que o correo da súa conta de Acometida pase a ser ${masked}. Cambiará cando se confirme desde ese enderezo.\n\nSe o pediu vostede, non ten que facer nada máis aquí. Se non foi vostede, cambie o seu contrasinal canto antes e chámenos.`,
    },
    en: {
      subject: 'Somebody asked to change your e-mail address',
      text: `Hello ${name},\n\nSomebody asked to change the e-mail address of your Acometida account to ${masked}. It will change once it is confirmed from that address.\n\nIf it was you, you do not need to do anything else here. If it was not, change your password as soon as you can and call us.`,
    },
  }
}

/** The mail that tells a user that staff changed their second factor. */
export function mfaChangedMessage(name: string): LocalizedMessage {
  return {
    es: {
      subject: 'Hemos cambiado su verificación en dos pasos',
      text: `Hola, ${name}:\n\nNuestro equipo ha cambiado la verificación en dos pasos de su cuenta del área de clientes y, por seguridad, ha cerrado sus sesiones. Vuelva a entrar para continuar.\n\nSi no lo ha pedido, llámenos cuanto antes.`,
    },
    gl: {
      subject: 'Cambiamos a súa verificación en dous pasos',
      text: `Ola, ${name}:\n\nO noso equipo cambiou a verificación en dous pasos da súa conta da área de clientes e, por seguridade, pechou as súas sesións. Volva entrar para continuar.\n\nSe non o pediu, chámenos canto antes.`,
    },
    en: {
      subject: 'We have changed your two-step verification',
      text: `Hello ${name},\n\nOur team has changed the two-step verification of your account in the customer area and, for your security, has closed your sessions. Log in again to continue.\n\nIf you did not ask for it, call us as soon as you can.`,
    },
  }
}
