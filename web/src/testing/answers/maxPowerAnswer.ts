import { example } from '@acometida/api-spec/operations/example.ts'
import type { Bill, BillConcept, MaxPowerItem } from '#src/api/generated/api.ts'

/**
 * The content of GET /maxPotencyDemanded between two months, `2026-03`, both included.
 * @param watts By power period; undefined where a period has no hours in the month.
 */
export function maxPowerAnswer(
  from: string,
  to: string,
  watts: (month: string) => readonly (number | undefined)[],
  contracted: readonly number[] = [4600, 4600],
) {
  const items: MaxPowerItem[] = []
  for (
    let at = new Date(`${from}-01T00:00:00Z`);
    at.toISOString().slice(0, 7) <= to;
    at.setUTCMonth(at.getUTCMonth() + 1)
  ) {
    const month = at.toISOString().slice(0, 7)
    for (const [index, maxPower] of watts(month).entries())
      if (maxPower !== undefined)
        items.push({
          month,
          period: index + 1,
          maxPower,
          date: `${month}-09T21:15:00+01:00`,
          contractedPower: contracted[index] ?? 0,
        })
  }
  return { unit: 'W', items }
}

/** A bill of February 2026 with these power prices, by tariff period, and the taxes of 2025. */
export function billWithPrices(
  term: readonly number[],
  excess: readonly number[] = [],
  energy: readonly number[] = [],
): Bill {
  const line = (concept: BillConcept['concept'], period: number | null, price: number): BillConcept => ({
    concept,
    period,
    price,
    quantity: 1,
    unit: period === null ? 'EUR' : 'kW',
    days: period === null ? null : 28,
    amountCents: 100,
  })
  return {
    ...example('Bill'),
    concepts: [
      ...term.map((price, index) => line('POWER_TERM', index + 1, price)),
      ...excess.map((price, index) => line('EXCESS_POWER', index + 1, price)),
      ...energy.map((price, index) => ({ ...line('ENERGY_TERM', index + 1, price), unit: 'kWh' as const, days: null })),
      line('ELECTRICITY_TAX', null, 5.11269632),
      line('VAT', null, 21),
    ],
    baseCents: 400,
    vatCents: 84,
    totalCents: 484,
  }
}
