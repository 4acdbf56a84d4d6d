import type { common as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const common: Messages<typeof spanish> = {
  accept: 'Aceptar',
  back: 'Volver',
  backToLogin: 'Volver ao inicio de sesión',
  cancel: 'Cancelar',
  close: 'Pechar',
  continue: 'Continuar',
  download: 'Descargar',
  loading: 'Cargando…',
  next: 'Seguinte',
  no: 'Non',
  notAvailable: 'Non dispoñible',
  otherCode: 'Outro ({{code}})',
  print: 'Imprimir',
  refresh: 'Actualizar',
  retry: 'Tentar de novo',
  save: 'Gardar',
  yes: 'Si',
}
