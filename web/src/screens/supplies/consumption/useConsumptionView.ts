import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { granularitiesFor } from './range.ts'
import { readView, writeView, type ConsumptionView } from './consumptionView.ts'

/** The view in the address with its setter. Each change adds a history entry. Another span resets the granularity. */
export function useConsumptionView(lastDay: string) {
  const [query, setQuery] = useSearchParams()
  const view = useMemo(() => readView(query, lastDay), [query, lastDay])
  const change = useCallback(
    (patch: Partial<ConsumptionView>) => {
      const usual = patch.view && { granularity: granularitiesFor(patch.range ?? view.range)[0] }
      setQuery(writeView(query, { ...view, ...usual, ...patch }, lastDay), { preventScrollReset: true })
    },
    [query, setQuery, view, lastDay],
  )
  return [view, change] as const
}

export type ChangeView = ReturnType<typeof useConsumptionView>[1]
