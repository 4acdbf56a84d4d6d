import { useMemo } from 'react'
import { type ListSupplyPointsSuccess, type SupplyPoint, useListSupplyPoints } from '#src/api/generated/api.ts'

/** A supply point of the caller, and whether they have it by delegation. */
export type Supply = SupplyPoint & { readonly delegated: boolean }

/** The supplies of the caller, their own first. The query comes along for its states. */
export function useSupplies() {
  const query = useListSupplyPoints()
  const supplies = useMemo(() => query.data && suppliesOf(query.data), [query.data])
  return { supplies, query }
}

function suppliesOf({ supplyPoints, delegatePoints }: ListSupplyPointsSuccess): readonly Supply[] {
  return [
    ...supplyPoints.items.map((point) => ({ ...point, delegated: false })),
    ...delegatePoints.items.map((point) => ({ ...point, delegated: true })),
  ]
}
