import type { Delegate, Delegation } from '#src/api/generated/api.ts'

/** A flat that Lucía has entrusted to the manager Carme, in force for a year, with whatever a test says differently. */
export function cannedDelegation(changes: Partial<Delegation> = {}): Delegation {
  const holder = changes.holder ?? { userId: 1, documentNumber: '12345678Z', name: 'Lucía Ferreiro Castro' }
  const type = changes.type ?? 'US_MANAGER'
  const delegate = changes.delegate ?? {
    userId: 17,
    documentNumber: '11111111H',
    name: 'Carme Otero Vázquez',
    role: type,
  }
  return {
    delegationId: '31',
    cups: 'ES0022000001234567WY1P',
    address: {
      street: 'Rúa do Vilar, 27, 2.º B',
      town: 'Santiago de Compostela',
      province: 'A Coruña',
      postalCode: '15705',
    },
    startDate: '01/03/2026',
    endDate: '01/03/2027',
    holder,
    delegate,
    checked: true,
    status: 'C',
    userDocument: holder.documentNumber,
    adminDocument: delegate.documentNumber,
    type,
    isAsoc: '0',
    ...changes,
  }
}

/** The content of GET /delegations. */
export function cannedDelegations(items: readonly Delegation[]) {
  return { delegations: { count: items.length, items } }
}

/** The content of GET /delegates. */
export function cannedDelegates(items: readonly Delegate[]) {
  return { delegates: { count: items.length, items } }
}

/** The manager Carme. */
export const carme: Delegate = {
  userId: 17,
  documentNumber: '11111111H',
  name: 'Carme',
  surName: 'Otero Vázquez',
  email: 'carme@correo.gal',
  phone: '612345679',
  role: 'US_MANAGER',
  supplies: 2,
}
