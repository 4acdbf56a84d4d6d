import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { suppliesTarget } from '@acometida/api-spec/rules/navigation/tabTargets'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSession } from '#src/session/tokens/session.store.ts'
import { useCountedSupplies, useSupplyCount } from '#src/session/useSupplyCount.ts'
import { bottomTabs, headerTabs, TAB_ICONS } from './headerTabs.ts'

/** The tabs of the user, in the header and in the phone's bottom bar. None before data protection is accepted. */
export function useTabs() {
  const { t } = useTranslation()
  const session = useSession()
  const { pathname } = useLocation()
  const supplyCount = useSupplyCount(session)
  const { isLoadingError } = useCountedSupplies(session)
  const knownCount = isLoadingError ? undefined : supplyCount
  const { roles } = session
  const isActing = session.acting !== undefined
  const reachable = <Tab>(tabs: readonly Tab[]) => (session.gdprPending ? [] : tabs)

  const header = headerTabs({
    roles,
    isActing,
    // While the count is unknown: users who are led to bind a supply have none; nearly all others have one to five.
    supplyCount: knownCount ?? (suppliesTarget({ roles, isActing }) === paths.bindSupply ? 0 : 1),
    hasAdminToken: session.admin !== null,
    path: pathname,
  })
  return {
    header: reachable(header).map(({ id, target }) => ({
      id,
      label: t(`navigation.tabs.${id}`),
      to: target,
      icon: TAB_ICONS[id],
      // Reserves its space, since a tab added later would shift the others.
      undecided: id === 'dashboard' && supplyCount === undefined,
    })),
    bottom: reachable(bottomTabs({ roles, isActing })).map(({ id, target }) => ({
      id,
      label: t(`navigation.bottomTabs.${id}`),
      to: target,
      icon: TAB_ICONS[id],
    })),
  }
}
