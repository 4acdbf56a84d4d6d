/**
 * The names of a utility, which a password must not contain, from its master data (PASSWORD, BRAND_WORDS):
 * `acometida;grupo`.
 */
export function brandWordsOf(setting: string | undefined): readonly string[] {
  return (setting ?? OURS).split(';').flatMap((word) => word.trim() || [])
}

/** Where the master data say nothing. */
const OURS = 'acometida'
