import { example } from '@acometida/api-spec/operations/example.ts'
import type { SupplyPoint } from '#src/api/generated/api.ts'

/** The answer of GET /supplypoints to somebody who holds these supplies, and no others by delegation. */
export function ownSupplies(...items: readonly SupplyPoint[]) {
  return { content: { ...example('listSupplyPoints', 'none'), supplyPoints: { items } } }
}
