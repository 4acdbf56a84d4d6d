import { filterOf } from '#src/api/filterOf.ts'
import { type Address, type ListSupplyPointsSuccess, useListSupplyPoints } from '#src/api/generated/api.ts'
import { asStaff } from '#src/session/asStaff.ts'

/** A supply of somebody whom staff have found. */
export interface HeldSupply {
  readonly cups: string
  readonly name: string
  readonly address: Address
}

/**
 * The supplies of a customer, registered or not, by the document; each look-up is recorded. Asked by staff for
 * themselves.
 */
export function useHeldSupplies(document: string | undefined) {
  const filter = filterOf<'listSupplyPoints'>({ documentNumber: document })
  return useListSupplyPoints(
    { filter },
    { request: asStaff(), query: { enabled: document !== undefined, select: suppliesOf } },
  )
}

function suppliesOf({ supplyPoints, delegatePoints }: ListSupplyPointsSuccess): readonly HeldSupply[] {
  return [...supplyPoints.items, ...delegatePoints.items].map(({ cups, name = cups, address }) => ({
    cups,
    name,
    address,
  }))
}
