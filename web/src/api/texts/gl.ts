import type { Messages } from '#src/locales/messages.type.ts'
import type { failure as spanish } from './es.ts'

export const failure: Messages<typeof spanish> = {
  offline: 'Non hai conexión a internet. Compróbea e inténteo de novo.',
  unreachable: 'Non podemos conectar co servizo. Inténteo de novo dentro duns minutos.',
  late: 'A resposta non chegou a tempo. Inténteo de novo dentro duns minutos.',
  tooOften: 'Pediu demasiado en pouco tempo. Agarde un anaco antes de intentalo de novo.',
  tooOftenSeconds_one: 'Pediu demasiado en pouco tempo. Poderá seguir dentro de 1 segundo.',
  tooOftenSeconds_other: 'Pediu demasiado en pouco tempo. Poderá seguir dentro de {{count}} segundos.',
  tooOftenMinutes_one: 'Pediu demasiado en pouco tempo. Poderá seguir dentro de 1 minuto.',
  tooOftenMinutes_other: 'Pediu demasiado en pouco tempo. Poderá seguir dentro de {{count}} minutos.',
  missing: 'Este servizo aínda non está dispoñible na área de clientes. Se o precisa, contacte connosco.',
  unreadable:
    'O servizo enviou datos que non se poden ler, e non llos amosamos. Inténteo de novo máis tarde; se segue ocorrendo, contacte connosco.',
}
