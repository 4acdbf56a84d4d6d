import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CompareView, readCompare, writeCompare } from './compareView.ts'

/** The comparison in the address with its setter. Each change adds a history entry. */
export function useCompareView(lastDay: string) {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readCompare(query, lastDay), [query, lastDay])
  const change = (patch: Partial<CompareView>) =>
    setQuery(writeCompare(query, { ...view, ...patch }), { preventScrollReset: true })
  return [view, change] as const
}

export type ChangeCompare = ReturnType<typeof useCompareView>[1]
