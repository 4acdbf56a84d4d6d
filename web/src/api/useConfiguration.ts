import { filterOf } from './query/filterOf.ts'
import { type MasterDataItem, useListMasterData } from './generated/api.ts'

/**
 * The values of a configuration category, by key. Undefined while they load and for an unknown key. The client works
 * without its configuration, so failures are not shown.
 */
export function useConfiguration(category: string, { country = 'ES', enabled = true } = {}) {
  const filter = filterOf<'listMasterData'>({ master: category, language: country })
  const { data } = useListMasterData({ filter }, { query: { enabled, staleTime: Infinity } })
  return (key: string): string | undefined => configurationValue(data?.items ?? [], key)
}

/** The value of the first item with the key. */
export function configurationValue(items: readonly MasterDataItem[], key: string): string | undefined {
  return items.find((item) => item.key === key)?.value
}

/** The utility's notice before the log-in, one string per paragraph. Empty while it loads or without a notice. */
export function useLoginNews(enabled: boolean): readonly string[] {
  const value = useConfiguration('POPUP_LOGIN', { enabled })
  if (value('ACTIVO') !== 'S') return []
  return ['MENSAJE_POPUP_1', 'MENSAJE_POPUP_2'].flatMap((key) => value(key) || [])
}
