import { isRestrictedCallCentre } from '@acometida/api-spec/rules/roles'
import { type ListSupplyPointsSuccess, useListSupplyPoints } from '#src/api/generated/api.ts'
import { listParams } from './listParams.ts'
import type { Session } from './session.store.ts'

/**
 * How many supplies the user in view has, own and delegated ones: it decides about the dashboard. Undefined until it is
 * known; 0 for staff, who have none of their own, and where the list cannot be read, which its own screen then tells.
 */
export function useSupplyCount(session: Session): number | undefined {
  const { data, isPending, isEnabled } = useCountedSupplies(session)
  if (isEnabled && isPending) return undefined
  return data ?? 0
}

/** The question for how many they are, for a screen that tells where it fails. */
export function useCountedSupplies(session: Session) {
  const mayHave = (session.acting !== undefined || !isRestrictedCallCentre(session.roles)) && !session.gdprPending
  return useListSupplyPoints(listParams('listSupplyPoints', session), { query: { enabled: mayHave, select: countOf } })
}

function countOf({ supplyPoints, delegatePoints }: ListSupplyPointsSuccess): number {
  return supplyPoints.items.length + delegatePoints.items.length
}
