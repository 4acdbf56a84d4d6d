import type { ui as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const ui: Messages<typeof spanish> = {
  continue: 'Continuar',
  dataUntil: 'Datos ata o {{date}}',
  emptyList: 'Non hai resultados',
  errorPrefix: 'Erro: ',
  errorSummary_one: 'Revise este dato',
  errorSummary_other: 'Revise estes datos',
  errorText: 'Ténteo de novo dentro duns minutos. Se segue a ocorrer, contacte connosco.',
  errorTitle: 'Non puidemos cargar esta información',
  hidePassword: 'Ocultar o contrasinal',
  news: 'Avisos',
  offline: 'Sen conexión. O que ve pode non estar ao día.',
  offlineForm: 'Sen conexión: poderá envialo en canto volva. O que escribiu non se perde.',
  optional: '(opcional)',
  paging: {
    label: 'Páxinas',
    next: 'Páxina seguinte',
    previous: 'Páxina anterior',
    range: '{{from}}–{{to}} de {{total}}',
  },
  reference: 'Referencia:',
  showPassword: 'Amosar o contrasinal',
  stale: 'Non puidemos actualizar. Está a ver os datos do {{date}}.',
  timeLeft: 'Tempo restante: {{time}}',
  tone: { error: 'Erro:', info: 'Información:', success: 'Feito:', warning: 'Atención:' },
  unsaved: {
    leave: 'Saír sen gardar',
    stay: 'Seguir aquí',
    text: 'Se sae agora, perderase o que cambiou.',
    title: 'Ten cambios sen gardar',
  },
}
