import type { DossierBill } from '#src/api/generated/api.ts'

/**
 * The bill of works that come to 141,51 €, made out to the customer and to be paid until 25 March, with whatever a test
 * says differently.
 */
export function cannedDossierBill(changes: Partial<DossierBill> = {}): DossierBill {
  return {
    number: 'FO202600001001',
    dossierCod: 'EXP202600001001',
    documentNumber: '12345678Z',
    issueDate: '2026-02-23',
    dueDate: '2026-03-25',
    status: 'PENDING',
    paymentDate: null,
    concepts: [
      { concept: 'EXTENSION_FEE', quantity: 5.75, unit: 'kW', priceEuros: 18.77, amountCents: 10_793 },
      { concept: 'CONNECTION_FEE', quantity: 1, unit: 'UNIT', priceEuros: 9.02, amountCents: 902 },
    ],
    baseCents: 11_695,
    vatCents: 2_456,
    totalCents: 14_151,
    ...changes,
  }
}

/** The content of GET /listDossierBills. */
export function cannedDossierBills(items: readonly DossierBill[]) {
  return { bills: { count: items.length, items } }
}
