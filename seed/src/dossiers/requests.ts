import { workingDaysAfter } from '@acometida/api-spec/rules/request/requestTerms'
import { DAY_MS, HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import type { serviceRequest, serviceRequestEvent } from '@acometida/server/db/schema'
import { numberedCode } from '@acometida/server/modules/numbering/numbering.rules'
import type { SeededPersona } from '#src/people/personas.ts'
import { personaUser } from '#src/people/users.ts'
import { supplyCups } from '#src/supplies/supplies.ts'

type RequestRow = typeof serviceRequest.$inferInsert
type EventRow = typeof serviceRequestEvent.$inferInsert

const answeredMs = 26 * HOUR_MS

/** The service requests of a persona: three of the customer's, one of them unread. */
export function serviceRequests(persona: SeededPersona, nowMs: number): RequestRow[] {
  const { key, userId, username } = persona
  const own = personaUser(persona, '', nowMs)
  if (key !== 'customer' || own === undefined) return []
  const ago = (days: number) => nowMs - days * DAY_MS
  const { name, surname, email, phone } = own
  const whose = { userId, documentNumber: username, name, surname, email, cellphone: phone }
  return [
    {
      ...whose,
      code: openRequestCode(nowMs),
      status: 'EN CURSO',
      typology: '0820',
      subtypology: '0820A01',
      subject: 'Bajadas de tensión por la noche en el piso',
      cups: supplyCups(userId, 1),
      createdAt: ago(6),
      // The voltage is measured for seven days first, as the answer says.
      nextStepAt: workingDaysAfter(nowMs, 7),
      read: false,
    },
    {
      ...whose,
      code: closedRequestCode(nowMs),
      status: 'CERRADA',
      typology: '0810',
      subtypology: '0810A01',
      subject: 'Revisión de una lectura estimada en la casa',
      cups: supplyCups(userId, 2),
      createdAt: ago(48),
      closedAt: ago(20),
      read: true,
    },
    {
      ...whose,
      code: codeOf(ago(171), 874),
      status: 'ANULADA',
      typology: '0840',
      subtypology: '0840A01',
      subject: 'Cambio de la potencia contratada a 5,75 kW',
      cups: supplyCups(userId, 1),
      createdAt: ago(171),
      closedAt: ago(165),
      read: true,
    },
  ]
}

/** The comments and events of the requests. */
export function serviceRequestEvents({ key, userId }: SeededPersona, nowMs: number): EventRow[] {
  if (key !== 'customer') return []
  const ago = (days: number) => nowMs - days * DAY_MS
  const [open, closed, voided] = [openRequestCode(nowMs), closedRequestCode(nowMs), codeOf(ago(171), 874)]
  const said = (code: string, at: number, event: EventRow['event'], comment: string) => ({ code, at, event, comment })
  const events = [
    said(voided, ago(171), 'CREATED', 'Quiero subir la potencia contratada del piso a 5,75 kW.'),
    said(
      voided,
      ago(165),
      'CLOSED',
      'Anulamos la solicitud, como nos ha pedido: su comercializadora tramita el cambio.',
    ),
    said(closed, ago(48), 'CREATED', 'La lectura de diciembre de la casa es estimada y no la habitamos en invierno.'),
    said(closed, ago(20), 'CLOSED', 'Hemos revisado la lectura estimada y la hemos sustituido por la real.'),
    said(open, ago(6), 'CREATED', 'Desde hace una semana baja la tensión por la noche y parpadean las luces.'),
    said(
      open,
      nowMs - answeredMs,
      'ANSWERED',
      'Un equipo medirá la tensión en su piso durante siete días. Le informaremos.',
    ),
    said(open, nowMs - answeredMs + 2 * HOUR_MS, 'COMMENTED', 'Gracias. Puedo estar en casa cualquier mañana.'),
  ]
  return events.map((event, nth) => ({ id: userId * 1000 + nth, ...event }))
}

/** The code of the customer's open request, such as `SR20260031`. */
export function openRequestCode(nowMs: number): string {
  return codeOf(nowMs - 6 * DAY_MS, 31)
}

/** The code of the customer's request that was closed. */
export function closedRequestCode(nowMs: number): string {
  return codeOf(nowMs - 48 * DAY_MS, 12)
}

function codeOf(createdAt: number, number: number): string {
  return numberedCode('SR', localDate(createdAt).slice(0, 4), number)
}
