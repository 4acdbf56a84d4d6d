import type { Messages } from '#src/locales/messages.type.ts'
import type * as spanish from './es.ts'

export const members: Messages<typeof spanish.members> = {
  association: {
    title: 'Os membros da súa asociación',
    lead: 'Entre na área dun membro para ver as súas subministracións e facer xestións por el.',
    none: 'A súa asociación aínda non ten membros',
  },
  enterprise: {
    title: 'As empresas do seu grupo',
    lead: 'Entre na área dunha empresa para ver as súas subministracións e facer xestións por ela.',
    none: 'O seu grupo aínda non ten empresas',
  },
  noneText: 'Cando haxa alguén por quen poida actuar, aparecerá aquí.',
  acting: 'Está a actuar en nome de {{name}}. Remate para actuar por outra persoa.',
  search: 'Buscar por nome, documento ou correo',
  found_one: '{{number}} na lista',
  found_other: '{{number}} na lista',
  noMatch: 'Ninguén coincide con «{{search}}»',
  clear: 'Ver todos',
  supplies: 'Subministracións',
  pending: 'Pendente',
  nothingWaits: 'Nada pendente',
  contact: 'Contacto',
  act: 'Actuar',
  actFor: 'Actuar por {{name}}',
}
