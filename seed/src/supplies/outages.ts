import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { HOUR_MS, MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { instantOf, localDate } from '@acometida/api-spec/rules/time/localTime'
import type { outage, outageEstimate, warning } from '@acometida/server/db/schema'
import { phoneOf } from '#src/people/names.ts'
import { personaOf } from '#src/people/personas.ts'
import { supplyCups } from './supplies.ts'

type OutageRow = typeof outage.$inferInsert

/**
 * Interruptions: a planned one in three days around the customer's flat, which was announced, past ones there and at
 * the holiday house, and a failure that goes on around the first of the company's bakeries.
 */
export function outages(nowMs: number, bakeryPostalCode: string): OutageRow[] {
  const today = localDate(nowMs)
  const between = (daysFromNow: number, from: string, to: string) => {
    const day = addDays(today, daysFromNow)
    return { startsAt: instantOf(day, `${from}:00`), endsAt: instantOf(day, `${to}:00`) }
  }
  const cut = (number: number, cause: OutageRow['cause'], postalCode: string, times: ReturnType<typeof between>) => ({
    code: outageCode(nowMs, number),
    planned: cause === 'works',
    postalCode,
    cause,
    ...times,
    announced: true,
    // Those that began before the world did: there was no alert of them.
    beginTold: true,
    endTold: true,
  })
  const goingOn = { startsAt: nowMs - 50 * MINUTE_MS, endsAt: nowMs + 2 * HOUR_MS }
  return [
    {
      ...cut(1, 'equipment', '15705', between(-490, '06:10', '07:25')),
      code: `INC${Number(today.slice(0, 4)) - 2}0001`,
      affected: 95,
    },
    { ...cut(1, 'storm', '15705', between(-51, '18:42', '20:05')), affected: 8600 },
    cut(2, 'thirdParty', '36960', between(-37, '11:20', '12:50')),
    cut(3, 'works', '15705', between(-19, '08:30', '10:00')),
    { ...cut(4, 'equipment', bakeryPostalCode, goingOn), affected: 1240, endTold: false },
    { ...cut(5, 'works', '15705', between(3, '09:00', '11:30')), affected: 310, beginTold: false, endTold: false },
  ]
}

/** The code of an interruption of this year. */
const outageCode = (nowMs: number, number: number): string => `INC${localDate(nowMs).slice(0, 4)}000${number}`

/**
 * The announced ends of interruptions: at the beginning, or two hours ago where they are planned; of the failure twice.
 */
export function outageEstimates(rows: readonly OutageRow[], nowMs: number): (typeof outageEstimate.$inferInsert)[] {
  return rows.flatMap(({ code, startsAt, endsAt }) => {
    const one = { outageCode: code, said: true }
    const last = { ...one, at: Math.min(startsAt, nowMs - 2 * HOUR_MS), until: endsAt }
    // The first estimate was an hour shorter, until twenty minutes ago.
    return startsAt <= nowMs && endsAt > nowMs
      ? [
          { ...one, at: startsAt, until: endsAt - HOUR_MS },
          { ...last, at: nowMs - 20 * MINUTE_MS },
        ]
      : [last]
  })
}

/**
 * Warnings that were given: the customer's of the storm, and what the agent was told by phone of the failure that goes
 * on.
 */
export function warnings(nowMs: number): (typeof warning.$inferInsert)[] {
  const { userId } = personaOf('customer')
  const day = addDays(localDate(nowMs), -51)
  const byPhone = { userId: personaOf('agent').userId, outageCode: outageCode(nowMs, 4) }
  return [
    {
      id: 1,
      userId,
      cups: supplyCups(userId, 1),
      outageCode: outageCode(nowMs, 1),
      kind: 'SIN_SUMINISTRO',
      comment: 'No hay luz en todo el edificio ni en la calle.',
      phone: phoneOf('user', userId),
      at: instantOf(day, '18:55:00'),
    },
    {
      id: 2,
      ...byPhone,
      cups: supplyCups(personaOf('company').userId, 1),
      kind: 'SIN_SUMINISTRO',
      comment: 'El horno se ha parado a media hornada.',
      phone: phoneOf('warning', 2),
      at: nowMs - 45 * MINUTE_MS,
    },
    {
      id: 3,
      ...byPhone,
      cups: null,
      kind: 'PELIGRO',
      comment: 'Un cable cuelga sobre la acera, frente a la panadería.',
      phone: phoneOf('warning', 3),
      at: nowMs - 30 * MINUTE_MS,
    },
  ]
}
