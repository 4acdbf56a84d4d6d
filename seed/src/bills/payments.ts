import { addMonths } from '@acometida/api-spec/rules/time/calendar'
import { instantOf } from '@acometida/api-spec/rules/time/localTime'
import { billOf } from '@acometida/server/modules/bills/bill.rules'
import { lastPastMonth, monthlyInstants } from '@acometida/server/modules/bills/billDates.rules'
import type { SeededPersona } from '#src/people/personas.ts'
import { personaSupplies } from '#src/supplies/personaSupplies.ts'

/** The customer's payments of the flat's bill of the month before the last: refused once, then paid. */
export function payments(persona: SeededPersona, nowMs: number) {
  const { key, userId, username } = persona
  const [flat] = personaSupplies(persona, nowMs)
  if (key !== 'customer' || !flat) return { payments: [], items: [], paidBills: [] }
  const month = addMonths(`${lastPastMonth(monthlyInstants.bills, nowMs)}-01`, -1).slice(0, 7)
  const unpaid = { selfPaidSince: null, paidAt: () => undefined }
  const bill = billOf({ ...flat, solarKwp: 0, generator: false, holderDocument: username }, month, unpaid, nowMs)
  const at = instantOf(addMonths(bill.startDate, 1).slice(0, 8) + '12', '19:30:00')
  const order = (nth: number, state: 'PAID' | 'REFUSED', createdAt: number) => ({
    order: `PG-0000-0000-000${nth}`,
    userId,
    payer: `user:${userId}`,
    idempotencyKey: `PG-0000-0000-000${nth}`,
    method: 'card' as const,
    state,
    amountCents: bill.totalCents,
    holderDocument: username,
    createdAt,
    endedAt: createdAt + 120_000,
  })
  const rows = [order(1, 'REFUSED', at), order(2, 'PAID', at + 300_000)]
  return {
    payments: rows,
    items: rows.map(({ order: id, state }) => ({
      order: id,
      kind: 'bill' as const,
      number: bill.number,
      amountCents: bill.totalCents,
      live: state === 'PAID',
    })),
    paidBills: [{ number: bill.number, paidAt: at + 420_000, method: 'card' as const, reference: 'PG-0000-0000-0002' }],
  }
}
