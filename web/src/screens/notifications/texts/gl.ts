import type { Messages } from '#src/locales/messages.type.ts'
import type { notifications as spanish } from './es.ts'

export const notifications: Messages<typeof spanish> = {
  title: 'Avisos',
  lead: 'O que lle comunicamos sobre as súas subministracións, solicitudes e expedientes.',
  search: 'Buscar nos títulos',
  unread: 'Sen ler',
  allRead: 'Todo lido',
  unreadCount_one: '{{count}} aviso sen ler',
  unreadCount_other: '{{count}} avisos sen ler',
  found_one: '{{count}} aviso atopado',
  found_other: '{{count}} avisos atopados',
  noMatch: 'Ningún aviso se titula «{{search}}»',
  noMatchText: 'Probe cunha soa palabra, por exemplo «corte» ou «lectura».',
  clearSearch: 'Ver todos os avisos',
  empty: {
    title: 'Aínda non ten avisos',
    text: 'Aquí lle contaremos os cortes programados, as respostas ás súas solicitudes e os pasos dos seus expedientes.',
  },
  back: 'Avisos',
  notMarked: 'Non puidemos marcar este aviso como lido. Seguirá aparecendo como novo.',
  open: 'Abrir a páxina deste aviso',
  marking: 'Marcando como lidos',
  marked_one: 'Quedou un aviso como lido.',
  marked_other: 'Quedaron {{number}} avisos como lidos.',
  markAll: 'Marcar os {{number}} como lidos',
}
