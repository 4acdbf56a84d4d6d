import type { Messages } from '#src/locales/messages.type.ts'
import type { support as spanish } from './start.es.ts'

export const support: Messages<typeof spanish> = {
  callFailed: 'Erro ao chamar o servizo',
  callFailedSaying: 'Erro ao chamar o servizo: «{{message}}» (código {{code}})',
  notFound: {
    title: 'Non atopamos esa páxina',
    text: 'Pode que o enderezo teña unha errata ou que a páxina cambiase de sitio.',
    home: 'Ir ao inicio',
  },
  broken: {
    title: 'Non puidemos amosar esta páxina',
    text: 'Ocorreu un erro inesperado. Recargue a páxina; se segue ocorrendo, contacte connosco.',
    reload: 'Recargar a páxina',
  },
}
