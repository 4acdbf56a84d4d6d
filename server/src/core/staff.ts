import { canManageUsers } from '@acometida/api-spec/rules/person/manageUsers'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import type { AuthorizedContext } from './context.ts'

type CallerContext = Pick<AuthorizedContext, 'caller'>

/** Whether the caller is staff and acts for nobody. */
export function isStaffAsThemselves({ caller }: CallerContext): boolean {
  return caller.actorId === null && isRestrictedCallCentre(caller.roles)
}

/** Whether the caller is staff who look after failures: they act for nobody, and are not barred from management. */
export function isFailureStaff({ caller }: CallerContext): boolean {
  return caller.actorId === null && canManageUsers(caller.roles)
}
