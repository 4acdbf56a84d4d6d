import type { Messages } from '#src/locales/messages.type.ts'
import type { alertFields as spanish } from './es.ts'

export const alertFields: Messages<typeof spanish> = {
  always: 'At any time',
  channel: 'How you want to receive them',
  email: 'By e-mail',
  emailInvalid: 'Enter a complete e-mail address, such as name@correo.gal.',
  emailRecipient: 'Address that receives them',
  hours: 'Outside these hours we do not write to you: you will find it under “Notices”.',
  noDevice: 'To receive them in the app too, install it and log in there once.',
  phoneInvalid: 'Enter a mobile phone that receives text messages: nine digits that start with 6 or 7.',
  phoneRecipient: 'Phone that receives them',
  push: 'In the app',
  sms: 'By text message',
  special: 'Weekends and holidays',
  specialInvalid: 'On weekends and holidays, the times must end after they begin.',
  weekdays: 'Working days',
  weekdaysInvalid: 'On working days, the times must end after they begin.',
}
