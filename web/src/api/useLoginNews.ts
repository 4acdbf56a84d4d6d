import { useConfiguration } from './useConfiguration.ts'

/** The utility's notice before the log-in, one string per paragraph. Empty while it loads or without a notice. */
export function useLoginNews(enabled: boolean): readonly string[] {
  const value = useConfiguration('POPUP_LOGIN', { enabled })
  if (value('ACTIVO') !== 'S') return []
  return ['MENSAJE_POPUP_1', 'MENSAJE_POPUP_2'].flatMap((key) => value(key) || [])
}
