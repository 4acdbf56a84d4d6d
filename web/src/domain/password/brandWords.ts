import { brandWordsOf } from '@acometida/api-spec/rules/brandWords'
import { useEffect } from 'react'
import { makeStore } from '#src/api/store.ts'
import { useConfiguration } from '#src/api/useConfiguration.ts'

/**
 * The names of the utility as far as they are known: until its master data have come, and where they say nothing, our
 * own.
 */
const known = makeStore(brandWordsOf(undefined))

/** The names that a password must not contain. */
export const brandWords = () => known.current()

/** The same, drawn anew once the master data have come. */
export function useBrandWords(): readonly string[] {
  const setting = useConfiguration('PASSWORD')('BRAND_WORDS')
  useEffect(() => known.set(brandWordsOf(setting)), [setting])
  return brandWordsOf(setting)
}
