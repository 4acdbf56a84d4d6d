import type { Language } from '#src/core/outbox.ts'

interface Text {
  readonly subject: string
  readonly text: string
}

/** The message that carries a one-time code, in the user's language. */
export function codeMessage(language: Language, purpose: 'mfa' | 'password', code: string, name: string): Text {
  return texts[language][purpose](code, name)
}

type Texts = Readonly<Record<'mfa' | 'password', (code: string, name: string) => Text>>

const texts: Readonly<Record<Language, Texts>> = {
  es: {
    mfa: (code, name) => ({
      subject: 'Su código para entrar en Acometida',
      text: `Hola, ${name}:\n\n${code} es su código para entrar en el área de clientes. Caduca en 5 minutos.\n\nSi no ha intentado entrar, cambie su contraseña: alguien la conoce. Nunca le pediremos este código por teléfono.`,
    }),
    password: (code, name) => ({
      subject: 'Su código para cambiar la contraseña',
      text: `Hola, ${name}:\n\n${code} es su código para cambiar la contraseña del área de clientes. Caduca en 5 minutos.\n\nSi no lo ha pedido, no tiene que hacer nada. Nunca le pediremos este código por teléfono.`,
    }),
  },
  gl: {
    mfa: (code, name) => ({
      subject: 'O seu código para entrar en Acometida',
      text: `Ola, ${name}:\n\n${code} é o seu código para entrar na área de clientes. Caduca en 5 minutos.\n\nSe non intentou entrar, cambie o seu contrasinal: alguén o coñece. Nunca lle pediremos este código por teléfono.`,
    }),
    password: (code, name) => ({
      subject: 'O seu código para cambiar o contrasinal',
      text: `Ola, ${name}:\n\n${code} é o seu código para cambiar o contrasinal da área de clientes. Caduca en 5 minutos.\n\nSe non o pediu, non ten que facer nada. Nunca lle pediremos este código por teléfono.`,
    }),
  },
  en: {
    mfa: (code, name) => ({
      subject: 'Your code to log in to Acometida',
      text: `Hello ${name},\n\n${code} is your code to log in to the customer area. It expires in 5 minutes.\n\nIf you did not try to log in, change your password: somebody knows it. We will never ask you for this code by phone.`,
    }),
    password: (code, name) => ({
      subject: 'Your code to change your password',
      text: `Hello ${name},\n\n${code} is your code to change the password of the customer area. It expires in 5 minutes.\n\nIf you did not ask for it, there is nothing to do. We will never ask you for this code by phone.`,
    }),
  },
}
