import { useMemo } from 'react'
import { useFormat } from '#src/base/useFormat.ts'
import { makeDateWords } from './dateWords.ts'

/** The words for dates in the language on screen. */
export function useDateWords() {
  const { locale } = useFormat()
  return useMemo(() => makeDateWords(locale), [locale])
}
