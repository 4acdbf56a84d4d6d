import { filterOf } from '#src/api/query/filterOf.ts'
import { type ListSupplyPointsSuccess, useListSupplyPoints } from '#src/api/generated/api.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { asStaff } from '#src/session/acting/asStaff.ts'

/** A supply of a customer found by staff. */
export type HeldSupply = Pick<Supply, 'cups' | 'name' | 'address'>

/** The supplies of a customer, registered or not, by document. Called as the actor; each call is audited. */
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
