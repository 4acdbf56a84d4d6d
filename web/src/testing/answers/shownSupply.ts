import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import type { SupplyPoint } from '#src/api/generated/api.ts'
import { suppliesOf, type Supply } from '#src/domain/supply/supplies.ts'

/** A supply as a screen gets it, by default the flat of the examples. */
export function shownSupply(point: SupplyPoint = example('SupplyPoint')): Supply {
  const [supply] = suppliesOf({ supplyPoints: { items: [point] }, delegatePoints: { items: [] } })
  return present(supply)
}
