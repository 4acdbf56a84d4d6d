/**
 * The names of a utility, which a password must not contain, from its master data (PASSWORD, BRAND_WORDS):
 * `acometida;grupo`.
 */
export function brandWordsOf(setting: string | undefined): readonly string[] {
  return (setting ?? OURS).split(';').flatMap((word) => word.trim() || [])
}

/** The default if the master data have none. */
const OURS = 'acometida'
