import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isFailureManagementPath } from '@acometida/api-spec/rules/navigation/failureManagementPath'
import { hasDashboard } from '@acometida/api-spec/rules/navigation/navigation'
import {
  hasCustomerInView,
  provisionsTarget,
  suppliesTarget,
  type Viewer,
} from '@acometida/api-spec/rules/navigation/tabTargets'
import { canManageCallCentreUsers, isBarredFromManagement } from '@acometida/api-spec/rules/person/roles'
import type { IconName } from '#src/ui/icon/iconNames.ts'

/** The icon of each tab. */
export const TAB_ICONS = {
  dashboard: 'home',
  supplies: 'plug',
  provisions: 'grid',
  requests: 'request',
  notifications: 'bell',
  faqs: 'help',
  association: 'users',
  enterprise: 'building',
  searchUser: 'search',
  failures: 'alert',
  messages: 'mail',
  users: 'users',
  callCentreUsers: 'users',
  mfaAdmin: 'lock',
} as const satisfies Readonly<Record<string, IconName>>

export type TabId = keyof typeof TAB_ICONS

type Tab = { readonly id: TabId; readonly target: string }

export type HeaderSituation = Viewer & {
  /** The number of supplies of the effective user, own and delegated. */
  readonly supplyCount: number
  readonly hasAdminToken: boolean
  readonly path: string
}

/** The tabs of the header, in order. None for visitors, who have no role. */
export function headerTabs(situation: HeaderSituation): Tab[] {
  if (situation.roles.length === 0) return []
  return [...customerTabs(situation), ...ownTabs(situation), ...staffTabs(situation)]
}

/** The four tabs of the phone's bottom bar, with the targets of the header. */
export function bottomTabs(viewer: Viewer) {
  return [
    { id: 'supplies', target: suppliesTarget(viewer) },
    { id: 'provisions', target: provisionsTarget(viewer) },
    { id: 'requests', target: paths.requests },
    { id: 'notifications', target: paths.notifications },
  ] as const satisfies readonly Tab[]
}

function customerTabs(situation: HeaderSituation): Tab[] {
  if (!hasCustomerInView(situation)) return []
  return tabs(
    [hasDashboard(situation.supplyCount), 'dashboard', paths.dashboard],
    [true, 'supplies', suppliesTarget(situation)],
    [true, 'provisions', provisionsTarget(situation)],
    [true, 'requests', paths.requests],
  )
}

function ownTabs({ roles, isActing }: HeaderSituation): Tab[] {
  if (roles.includes('SU_UFD')) return []
  return tabs(
    [true, 'faqs', paths.faqs],
    [roles.includes('MANAGER_ADMIN_ASOC') && !isActing, 'association', paths.association],
    [roles.includes('MANAGER_ADMIN_ENT') && !isActing, 'enterprise', paths.enterprise],
  )
}

/** While acting, the customer's tabs replace them, except in failure management, which needs both. */
function staffTabs({ roles, isActing, hasAdminToken, path }: HeaderSituation): Tab[] {
  const inPlace = !isActing || isFailureManagementPath(path)
  const admin = inPlace && hasAdminToken && !isBarredFromManagement(roles)
  return tabs(
    [admin, 'searchUser', paths.searchUser],
    [admin, 'failures', paths.failures],
    [admin, 'messages', paths.messages],
    [admin, 'users', paths.users],
    [inPlace && canManageCallCentreUsers(roles), 'callCentreUsers', paths.callCentreUsers],
    [!isActing && roles.includes('US_CC_MFA_ADMIN'), 'mfaAdmin', paths.mfaAdmin],
  )
}

function tabs(...rows: (readonly [shown: boolean, id: TabId, target: string])[]): Tab[] {
  return rows.flatMap(([isShown, id, target]) => (isShown ? [{ id, target }] : []))
}
