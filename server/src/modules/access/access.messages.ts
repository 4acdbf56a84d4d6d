import type { LocalizedMessage } from '#src/core/outbox.ts'

/** The message with a code of the second factor. */
export function mfaMessage(code: string, name: string): LocalizedMessage {
  return {
    es: {
      subject: 'Su código para entrar en Acometida',
      text: `Hola, ${name}:\n\n${code} es su código para entrar en el área de clientes. Caduca en 5 minutos.\n\nSi no ha intentado entrar, cambie su contraseña: alguien la conoce. Nunca le pediremos este código por teléfono.`,
    },
    gl: {
      subject: 'O seu código para entrar en Acometida',
      text: `Ola, ${name}:\n\n${code} é o seu código para entrar na área de clientes. Caduca en 5 minutos.\n\nSe non intentou entrar, cambie o seu contrasinal: alguén o coñece. Nunca lle pediremos este código por teléfono.`,
    },
    en: {
      subject: 'Your code to log in to Acometida',
      text: `Hello ${name},\n\n${code} is your code to log in to the customer area. It expires in 5 minutes.\n\nIf you did not try to log in, change your password: somebody knows it. We will never ask you for this code by phone.`,
    },
  }
}

/** The message with a code for a new password. */
export function passwordMessage(code: string, name: string): LocalizedMessage {
  return {
    es: {
      subject: 'Su código para cambiar la contraseña',
      text: `Hola, ${name}:\n\n${code} es su código para cambiar la contraseña del área de clientes. Caduca en 5 minutos.\n\nSi no lo ha pedido, no tiene que hacer nada. Nunca le pediremos este código por teléfono.`,
    },
    gl: {
      subject: 'O seu código para cambiar o contrasinal',
      text: `Ola, ${name}:\n\n${code} é o seu código para cambiar o contrasinal da área de clientes. Caduca en 5 minutos.\n\nSe non o pediu, non ten que facer nada. Nunca lle pediremos este código por teléfono.`,
    },
    en: {
      subject: 'Your code to change your password',
      text: `Hello ${name},\n\n${code} is your code to change the password of the customer area. It expires in 5 minutes.\n\nIf you did not ask for it, you do not need to do anything. We will never ask you for this code by phone.`,
    },
  }
}
