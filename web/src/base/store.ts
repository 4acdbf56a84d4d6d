import { useSyncExternalStore } from 'react'

/** A value outside React that components follow and plain functions change. */
export interface Store<Value> {
  readonly current: () => Value
  readonly set: (next: Value) => void
  /** Calls the listener after each change. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store that holds `initial`. Setting the same value notifies nobody. */
export function makeStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    current: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The value of a store. The component renders again when it changes. */
export function useStore<Value>({ subscribe, current }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, current)
}
