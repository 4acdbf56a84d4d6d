import type { Messages } from '#src/locales/messages.type.ts'
import type { common as spanish } from './es.ts'

export const common: Messages<typeof spanish> = {
  accept: 'Aceptar',
  actions: 'Accións',
  back: 'Volver',
  backToLogin: 'Volver ao inicio de sesión',
  cancel: 'Cancelar',
  close: 'Pechar',
  continue: 'Continuar',
  document: 'Documento',
  download: 'Descargar',
  email: 'Correo electrónico',
  loading: 'Cargando…',
  name: 'Nome',
  next: 'Seguinte',
  no: 'Non',
  notAvailable: 'Non dispoñible',
  otherCode: 'Outro ({{code}})',
  phone: 'Teléfono',
  print: 'Imprimir',
  refresh: 'Actualizar',
  retry: 'Intentar de novo',
  save: 'Gardar',
  search: 'Buscar',
  yes: 'Si',
}
