import { localDate } from '@acometida/api-spec/rules/madrid'
import type { serviceRequest } from '@acometida/server/db/schema'
import type { SeededPersona } from './personas.ts'
import { supplyCups } from './supplies.ts'

type RequestRow = typeof serviceRequest.$inferInsert

const DAY_MS = 86_400_000

/** The service requests of a persona: three of the customer's, one of them unread. */
export function serviceRequests({ key, userId }: SeededPersona, nowMs: number): RequestRow[] {
  if (key !== 'customer') return []
  const ago = (days: number) => nowMs - days * DAY_MS
  return [
    {
      code: codeOf(ago(6), 31),
      userId,
      status: 'EN CURSO',
      typology: 'Calidad del suministro',
      subtypology: 'Caídas de tensión',
      subject: 'Bajadas de tensión por la noche en el piso',
      cups: supplyCups(userId, 1),
      createdAt: ago(6),
      read: false,
    },
    {
      code: codeOf(ago(48), 12),
      userId,
      status: 'CERRADA',
      typology: 'Medida y lectura',
      subtypology: 'Revisión de la lectura',
      subject: 'Revisión de una lectura estimada en la casa',
      cups: supplyCups(userId, 2),
      createdAt: ago(48),
      closedAt: ago(20),
      read: true,
    },
    {
      code: codeOf(ago(171), 874),
      userId,
      status: 'ANULADA',
      typology: 'Contratación',
      subtypology: 'Cambio de potencia',
      subject: 'Cambio de la potencia contratada a 5,75 kW',
      cups: supplyCups(userId, 1),
      createdAt: ago(171),
      closedAt: ago(165),
      read: true,
    },
  ]
}

/** Requests are numbered within their year: SR20260031. */
function codeOf(createdAt: number, number: number): string {
  return `SR${localDate(createdAt).slice(0, 4)}${String(number).padStart(4, '0')}`
}
