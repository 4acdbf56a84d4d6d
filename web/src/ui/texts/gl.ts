import type { Messages } from '#src/locales/messages.type.ts'
import type { ui as spanish } from './es.ts'

export const ui: Messages<typeof spanish> = {
  continue: 'Continuar',
  errorPrefix: 'Erro: ',
  errorSummary_one: 'Revise este dato',
  errorSummary_other: 'Revise estes datos',
  errorText: 'Inténteo de novo dentro duns minutos. Se segue ocorrendo, contacte connosco.',
  errorTitle: 'Non puidemos cargar esta información',
  hidePassword: 'Ocultar o contrasinal',
  offline: 'Sen conexión. O que ve pode non estar ao día.',
  offlineForm: 'Sen conexión: poderá envialo en canto volva. O que escribiu non se perde.',
  optional: '(opcional)',
  reference: 'Referencia:',
  showPassword: 'Amosar o contrasinal',
  tone: { error: 'Erro:', info: 'Información:', success: 'Feito:', warning: 'Atención:' },
}
