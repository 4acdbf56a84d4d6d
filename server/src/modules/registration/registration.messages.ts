import type { LocalizedMessage } from '#src/core/outbox.ts'
import type { LocalizedText } from '#src/modules/notifications/notifyUser.service.ts'

/** The mail that activates a sign-up. It has no name in its greeting, since the name may be any text. */
export function activationMessage(address: string): LocalizedMessage {
  return {
    es: {
      subject: 'Active su cuenta de Acometida',
      text: `Hola:\n\nSu cuenta del área de clientes está casi lista. Actívela aquí:\n\n${address}\n\nEl enlace caduca en 24 horas. Si no se ha registrado, no tiene que hacer nada.`,
    },
    gl: {
      subject: 'Active a súa conta de Acometida',
      text: `Ola:\n\nA súa conta da área de clientes está case lista. Actívea aquí:\n\n${address}\n\nA ligazón caduca en 24 horas. Se non se rexistrou, non ten que facer nada.`,
    },
    en: {
      subject: 'Activate your Acometida account',
      text: `Hello,\n\nYour account in the customer area is almost ready. Activate it here:\n\n${address}\n\nThe link expires in 24 hours. If you did not sign up, you do not need to do anything.`,
    },
  }
}

/**
 * Tells a customer of a contract that an account was requested with another address. `masked`: a part of that address.
 */
export function otherAddressMessage(masked: string): LocalizedMessage {
  return {
    es: {
      subject: 'Han pedido una cuenta con su documento',
      text: `Hola:\n\nSe ha pedido una cuenta del área de clientes de Acometida con su documento y el correo ${masked}, que no es el que tenemos en su contrato. La cuenta solo sirve si se activa desde ese correo en 24 horas.\n\nSi ha sido usted, no tiene que hacer nada. Si no ha sido usted, llámenos cuanto antes y la cerraremos.`,
    },
    gl: {
      subject: 'Pediron unha conta co seu documento',
      text: `Ola:\n\nPediuse unha conta da área de clientes de Acometida co seu documento e o correo ${masked}, que non é o que temos no seu contrato. A conta só serve se se activa desde ese correo en 24 horas.\n\nSe foi vostede, non ten que facer nada. Se non foi vostede, chámenos canto antes e pecharémola.`,
    },
    en: {
      subject: 'Somebody asked for an account with your document number',
      text: `Hello,\n\nSomebody asked for an account in the customer area of Acometida with your document number and the e-mail address ${masked}, which is not the one in your contract. The account only works if it is activated from that address within 24 hours.\n\nIf it was you, you do not need to do anything. If it was not, call us as soon as you can and we will close it.`,
    },
  }
}

/**
 * The invitation to sign up, by e-mail. It has no name in its greeting, since the account is not confirmed yet.
 */
export function invitationMail(address: string): LocalizedMessage {
  return {
    es: {
      subject: 'Le invitamos al área de clientes de Acometida',
      text: `Hola:\n\nEn el área de clientes puede consultar sus suministros, sus consumos y el estado de sus solicitudes. Regístrese aquí:\n\n${address}\n\nEl enlace caduca en 24 horas. Si no esperaba esta invitación, no tiene que hacer nada.`,
    },
    gl: {
      subject: 'Convite á área de clientes de Acometida',
      text: `Ola:\n\nNa área de clientes pode consultar as súas subministracións, os seus consumos e o estado das súas solicitudes. Rexístrese aquí:\n\n${address}\n\nA ligazón caduca en 24 horas. Se non agardaba este convite, non ten que facer nada.`,
    },
    en: {
      subject: 'Your invitation to the Acometida customer area',
      text: `Hello,\n\nIn the customer area you can see your supplies, your consumption and the status of your requests. Sign up here:\n\n${address}\n\nThe link expires in 24 hours. If you did not expect this invitation, you do not need to do anything.`,
    },
  }
}

/** The invitation to sign up, by SMS in one line. */
export function invitationSms(address: string): LocalizedText {
  return {
    es: `Acometida: le invitamos a registrarse en el área de clientes: ${address} (24 horas).`,
    gl: `Acometida: ten un convite para rexistrarse na área de clientes: ${address} (24 horas).`,
    en: `Acometida: you are invited to sign up for the customer area: ${address} (24 hours).`,
  }
}
