import { example } from '@acometida/api-spec/operations/example.ts'
import type { Bill, BillConcept } from '#src/api/generated/api.ts'

/** A bill of a month (`2026-03`): 28 days, 40.00 €, by default paid. */
export function monthlyBill(month: string, changes: Partial<Bill> = {}): Bill {
  return {
    ...example('Bill'),
    number: `FE${month.replace('-', '')}000001001`,
    startDate: `${month}-01`,
    endDate: `${month}-28`,
    issueDate: `${month}-28`,
    dueDate: `${month}-28`,
    status: 'PAID',
    paymentDate: `${month}-28`,
    consumption: 180,
    concepts: billLines(),
    baseCents: 3_306,
    vatCents: 694,
    totalCents: 4_000,
    ...changes,
  }
}

/** Bill lines that add up to 40.00 € with VAT: 4.6 kW for 28 days, 150 kWh in P1 and 30 kWh in P3. */
export function billLines({ p1 = 150, p1Cents = 1_463 } = {}): BillConcept[] {
  return [
    billLine('POWER_TERM', 978, { period: 1, quantity: 4.6, unit: 'kW', days: 28, price: 0.075901 }),
    billLine('ENERGY_TERM', p1Cents, { period: 1, quantity: p1, unit: 'kWh', price: 0.097553 }),
    billLine('ENERGY_TERM', 10, { period: 3, quantity: 30, unit: 'kWh', price: 0.003292 }),
    billLine('ELECTRICITY_TAX', 125, { quantity: 24.51, price: 5.11269632 }),
    billLine('METER_RENTAL', 730, { quantity: 28, unit: 'day', price: 0.026667 }),
    billLine('VAT', 694, { quantity: 33.06, price: 21 }),
  ]
}

function billLine(concept: BillConcept['concept'], amountCents: number, more: Partial<BillConcept> = {}): BillConcept {
  return { concept, period: null, quantity: 1, unit: 'EUR', days: null, price: 1, amountCents, ...more }
}
