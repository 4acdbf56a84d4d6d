import type { SupplyPoint } from '#src/api/generated/api.ts'

/** A flat in Santiago, with whatever a test says differently. */
export function cannedSupply(
  changes: Partial<SupplyPoint> = {},
): SupplyPoint & { readonly name: string; readonly icon: string } {
  return {
    cups: 'ES0022000001234567WY1P',
    name: 'Piso de Santiago',
    icon: 'flat',
    meterId: '0022118034512',
    idAddress: '1',
    address: {
      street: 'Rúa do Vilar, 27, 2.º B',
      town: 'Santiago de Compostela',
      province: 'A Coruña',
      postalCode: '15705',
    },
    isGenerator: '0',
    isSelfConsumption: null,
    tariff: '2.0TD',
    contractedPower: [4600, 4600],
    lastDataDate: '2026-03-14',
    ...changes,
  }
}

/** The content of GET /supplypoints. */
export function cannedSupplies(own: readonly SupplyPoint[], delegated: readonly SupplyPoint[] = []) {
  return { supplyPoints: { items: own }, delegatePoints: { items: delegated } }
}
