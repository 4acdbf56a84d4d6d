import { useContext, useEffect, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

/**
 * A state that belongs to the entry of the history, such as the page of a list: Back and Forward find it again. `name`
 * tells it from others of the same screen. Outside of a router it is a state like any other.
 */
export function useEntryState<Value>(name: string, initial: () => Value) {
  // `useLocation` would refuse to work without a router.
  const location: { readonly location: { readonly key: string } } | null = useContext(LocationContext)
  const at = location && `${location.location.key} ${name}`
  const [value, setValue] = useState<Value>(() => {
    // The name stands for one state, so the value has its type.
    if (at !== null && kept.has(at)) return kept.get(at) as Value
    return initial()
  })
  useEffect(() => {
    if (at !== null) kept.set(at, value)
  }, [at, value])
  return [value, setValue] as const
}

/** Forgets all states, as a new page does. */
export function forgetEntryStates(): void {
  kept.clear()
}

const kept = new Map<string, unknown>()
