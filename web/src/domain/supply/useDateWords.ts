import { useMemo } from 'react'
import { useFormat } from '#src/base/useFormat.ts'
import { makeDateWords } from './dateWords.ts'

/** The date formats of the current language. */
export function useDateWords() {
  const { locale } = useFormat()
  return useMemo(() => makeDateWords(locale), [locale])
}
