import { brandWordsOf } from '@acometida/api-spec/rules/person/brandWords'
import { useEffect } from 'react'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { makeStore } from '#src/base/store.ts'

/** The utility's names. Our own until the master data arrive, and if they have none. */
const brandWordsStore = makeStore(brandWordsOf(undefined))

/** The names that a password must not contain. */
export const brandWords = () => brandWordsStore.current()

/** The names as a hook: renders again once the master data have arrived. */
export function useBrandWords(): readonly string[] {
  const setting = useConfiguration('PASSWORD')('BRAND_WORDS')
  useEffect(() => brandWordsStore.set(brandWordsOf(setting)), [setting])
  return brandWordsOf(setting)
}
