import type { Messages } from '#src/locales/messages.type.ts'
import type { alertFields as spanish } from './es.ts'

export const alertFields: Messages<typeof spanish> = {
  always: 'At any time',
  channel: 'How they should arrive',
  email: 'By e-mail',
  emailInvalid: 'Type a whole e-mail address, such as name@correo.gal.',
  emailRecipient: 'Address that receives them',
  hours: 'Outside these times we do not write to you: the notice waits among your notifications.',
  noDevice: 'To receive them in the app too, install it and sign in there once.',
  phoneInvalid: 'Type a mobile phone that receives text messages: nine digits that start with 6 or 7.',
  phoneRecipient: 'Phone that receives them',
  push: 'In the app',
  sms: 'By text message',
  special: 'Weekends and holidays',
  specialInvalid: 'On weekends and holidays, the times must end after they begin.',
  weekdays: 'Working days',
  weekdaysInvalid: 'On working days, the times must end after they begin.',
}
