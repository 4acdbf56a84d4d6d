import type { Messages } from '#src/locales/messages.type.ts'
import type { alertFields as spanish } from './es.ts'

export const alertFields: Messages<typeof spanish> = {
  always: 'A calquera hora',
  channel: 'Como quere recibilos',
  email: 'Por correo electrónico',
  emailInvalid: 'Escriba un correo electrónico completo, como nome@correo.gal.',
  emailRecipient: 'Correo que os recibe',
  hours: 'Fóra destas horas non lle escribimos: atopará o aviso en «Avisos».',
  noDevice: 'Para recibilos tamén na aplicación, instálea e entre nela unha vez.',
  phoneInvalid: 'Escriba un teléfono móbil que reciba SMS: nove cifras que empecen por 6 ou 7.',
  phoneRecipient: 'Teléfono que os recibe',
  push: 'Na aplicación',
  sms: 'Por SMS',
  special: 'Fins de semana e festivos',
  specialInvalid: 'As fins de semana e festivos, a franxa debe rematar despois de empezar.',
  weekdays: 'Días laborables',
  weekdaysInvalid: 'Os días laborables, a franxa debe rematar despois de empezar.',
}
