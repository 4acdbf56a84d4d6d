import type { Messages } from '#src/locales/messages.type.ts'
import type { supplyNow as spanish } from './now.es.ts'

export const supplyNow: Messages<typeof spanish> = {
  calendar: {
    add: 'Engadir ao calendario',
    file: 'corte-programado',
    text: '{{cause}}. O horario pode cambiar: compróbeo na súa área de clientes.',
    title: 'Corte de luz programado: {{name}}',
  },
  closed: 'Todo en orde: sen cortes {{at}}.',
  details: 'Ver cortes',
  failure: 'Hai unha avaría {{since}}. Prevemos que a luz volva {{at}} (pode cambiar).',
  failureOpen: 'Hai unha avaría {{since}}. Aínda non sabemos cando volverá a luz.',
  join: 'A min tamén',
  joined: 'Grazas: anotamos que vostede tampouco ten luz.',
  label: 'Está todo ben agora?',
  moment: {
    at: 'ás {{time}}',
    atOne: 'á {{time}}',
    atDay: 'o {{date}}, {{time}} h',
    since: 'desde as {{time}}',
    sinceOne: 'desde a {{time}}',
    sinceDay: 'desde o {{date}}, {{time}} h',
  },
  noSwitch: 'Non consta ningún corte.',
  offline: 'Sen conexión: non sabemos como está a súa subministración agora.',
  offlineAt: 'Sen conexión. Isto sabiamos {{at}}: {{last}}',
  planned: 'Corte programado: {{day}}, {{hours}}.',
  plannedToo: '{{now}} Ademais, corte programado: {{day}}, {{hours}}.',
  reconnect: 'Reconectar',
  reconnecting: 'O seu contador está a pechar o interruptor.',
  tooLate: 'Esa avaría xa consta como resolta. Se segue sen luz, avísenos.',
  tripped: 'Saltou o interruptor do seu contador.',
  unknown: 'Non sabemos se todo está ben.',
  warned: 'Xa nos avisou',
  works: 'Corte programado en curso. Prevemos que a luz volva {{at}} (pode cambiar).',
}
