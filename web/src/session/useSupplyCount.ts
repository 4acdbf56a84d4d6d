import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { type ListSupplyPointsSuccess, useListSupplyPoints } from '#src/api/generated/api.ts'
import { listParams } from './listParams.ts'
import type { Session } from './tokens/session.store.ts'

/**
 * The number of supplies of the effective user, own and delegated. It decides about the dashboard. Undefined while it
 * loads. 0 for staff, who have none, and if the list cannot be read, which its own screen shows.
 */
export function useSupplyCount(session: Session): number | undefined {
  const { data, isPending, isEnabled } = useCountedSupplies(session)
  if (isEnabled && isPending) return undefined
  return data ?? 0
}

/** The query of the supply count, for a screen that shows its failure. */
export function useCountedSupplies(session: Session) {
  const mayHave = (session.acting !== undefined || !isRestrictedCallCentre(session.roles)) && !session.gdprPending
  return useListSupplyPoints(listParams('listSupplyPoints', session), { query: { enabled: mayHave, select: countOf } })
}

function countOf({ supplyPoints, delegatePoints }: ListSupplyPointsSuccess): number {
  return supplyPoints.items.length + delegatePoints.items.length
}
