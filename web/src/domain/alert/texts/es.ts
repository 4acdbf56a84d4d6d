/** How and when notices of supply cuts arrive, wherever that is chosen. */
export const alertFields = {
  always: 'A cualquier hora',
  channel: 'Cómo quiere recibirlos',
  email: 'Por correo electrónico',
  emailInvalid: 'Escriba un correo electrónico completo, como nombre@correo.gal.',
  emailRecipient: 'Correo que los recibe',
  hours: 'Fuera de estas horas no le escribimos: encontrará el aviso en «Avisos».',
  noDevice: 'Para recibirlos también en la aplicación, instálela y entre en ella una vez.',
  phoneInvalid: 'Escriba un teléfono móvil que reciba SMS: nueve cifras que empiecen por 6 o 7.',
  phoneRecipient: 'Teléfono que los recibe',
  push: 'En la aplicación',
  sms: 'Por SMS',
  special: 'Fines de semana y festivos',
  specialInvalid: 'Los fines de semana y festivos, la franja debe terminar después de empezar.',
  weekdays: 'Días laborables',
  weekdaysInvalid: 'Los días laborables, la franja debe terminar después de empezar.',
} as const
