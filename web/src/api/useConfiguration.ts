import { useListMasterData } from './generated/api.ts'
import { type MasterData, masterDataFilter, type MasterGroup, masterValue } from './masterData.ts'

/**
 * The values of a group of master data, by key. Undefined while they load and for an unknown key. The client works
 * without its configuration, so failures are not shown.
 */
export function useConfiguration<Group extends MasterGroup>(group: Group, { country = 'ES', enabled = true } = {}) {
  const filter = masterDataFilter(group, { language: country })
  const { data } = useListMasterData({ filter }, { query: { enabled, staleTime: Infinity } })
  return (key: MasterData[Group]): string | undefined => masterValue(data?.items ?? [], key)
}

/** The utility's notice before the log-in, one string per paragraph. Empty while it loads or without a notice. */
export function useLoginNews(enabled: boolean): readonly string[] {
  const value = useConfiguration('POPUP_LOGIN', { enabled })
  if (value('ACTIVO') !== 'S') return []
  return (['MENSAJE_POPUP_1', 'MENSAJE_POPUP_2'] as const).flatMap((key) => value(key) || [])
}
