import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { suppliesTarget } from '@acometida/api-spec/rules/navigation/tabTargets'
import { bottomTabs, headerTabs, type Tab, type TabId } from './headerTabs.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '#src/session/tokens/session.store.ts'
import { useSupplyCount } from '#src/session/useSupplyCount.ts'
import type { IconName } from '#src/ui/icon/iconNames.ts'

/** The tabs of the user, in the header and in the phone's bottom bar. None before data protection is accepted. */
export function useTabs() {
  const { t } = useTranslation()
  const session = useSession()
  const { pathname } = useLocation()
  const supplyCount = useSupplyCount(session)
  const { roles } = session
  const isActing = session.acting !== undefined
  const reachable = (tabs: readonly Tab[]) => (session.gdprPending ? [] : tabs)

  const header = headerTabs({
    roles,
    isActing,
    // While the count loads: users who are led to bind a supply have none; nearly all others have one to five.
    supplyCount: supplyCount ?? (suppliesTarget({ roles, isActing }) === paths.bindSupply ? 0 : 1),
    hasAdminToken: session.admin !== null,
    path: pathname,
  })
  return {
    header: reachable(header).map(({ id, target }) => ({
      id,
      label: t(`navigation.tabs.${id}`),
      to: target,
      icon: ICONS[id],
      // Reserves its space, since a tab added later would shift the others.
      undecided: id === 'dashboard' && supplyCount === undefined,
    })),
    bottom: reachable(bottomTabs({ roles, isActing })).map(({ id, target }) => ({
      id,
      label: isBottomTab(id) ? t(`navigation.bottomTabs.${id}`) : '',
      to: target,
      icon: ICONS[id],
    })),
  }
}

type BottomTabId = 'supplies' | 'provisions' | 'requests' | 'notifications'

function isBottomTab(id: TabId): id is BottomTabId {
  return ['supplies', 'provisions', 'requests', 'notifications'].includes(id)
}

const ICONS: Readonly<Record<TabId, IconName>> = {
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
}
