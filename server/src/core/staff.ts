import { canManageUsers } from '@acometida/api-spec/rules/person/authority'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import type { AuthorizedContext } from './context.ts'

type Calling = Pick<AuthorizedContext, 'caller'>

/** Whether staff call while they act for nobody. */
export function isStaffForNobody({ caller }: Calling): boolean {
  return caller.actorId === null && isRestrictedCallCentre(caller.roles)
}

/**
 * Whether staff call who look after failures: while they act for nobody, and unless they are barred from management.
 */
export function looksAfterFailures({ caller }: Calling): boolean {
  return caller.actorId === null && canManageUsers(caller.roles)
}
