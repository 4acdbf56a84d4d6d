import { addMonths } from '@acometida/api-spec/rules/time/calendar'
import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import type { monthlyRun, selfPaidSupply, trippedSwitch } from '@acometida/server/db/schema'
import { lastPastMonth, monthlyInstants } from '@acometida/server/modules/bills/billDates.rules'
import type { SeededPersona } from '#src/people/personas.ts'
import { supplyCups } from '#src/supplies/supplies.ts'

/** The monthly runs of billing up to the start of the world. */
export function monthlyRuns(nowMs: number): (typeof monthlyRun.$inferInsert)[] {
  return (['readings', 'bills', 'overdue'] as const).map((name) => ({
    name,
    month: lastPastMonth(monthlyInstants[name], nowMs),
  }))
}

/**
 * Supplies without direct debit. The customer pays the flat by hand since the month before, so one bill is paid and one
 * is open. The company pays a shop since the month before, so one is overdue as well; so does one member of the
 * association.
 */
export function selfPaidSupplies(
  { key, userId }: SeededPersona,
  nowMs: number,
): (typeof selfPaidSupply.$inferInsert)[] {
  const month = (ago: number) => addMonths(`${lastPastMonth(monthlyInstants.bills, nowMs)}-01`, 1 - ago)
  if (key === 'customer') return [{ cups: supplyCups(userId, 1), since: month(1) }]
  if (key === 'company') return [{ cups: supplyCups(userId, 17), since: month(1) }]
  if (key === 'association') return [{ cups: supplyCups(userId * 1000 + 1, 1), since: month(1) }]
  return []
}

/** The control switch of the customer's holiday house has tripped this morning. */
export function trippedSwitches({ key, userId }: SeededPersona, nowMs: number): (typeof trippedSwitch.$inferInsert)[] {
  return key === 'customer' ? [{ cups: supplyCups(userId, 2), trippedAt: nowMs - 3 * HOUR_MS }] : []
}
