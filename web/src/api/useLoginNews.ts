import { useConfiguration } from './useConfiguration.ts'

/** What the utility says before the log-in, a paragraph each; none while it loads, and where it says nothing. */
export function useLoginNews(enabled: boolean): readonly string[] {
  const value = useConfiguration('POPUP_LOGIN', { enabled })
  if (value('ACTIVO') !== 'S') return []
  return ['MENSAJE_POPUP_1', 'MENSAJE_POPUP_2'].flatMap((key) => value(key) || [])
}
