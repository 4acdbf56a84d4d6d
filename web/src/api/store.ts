import { useSyncExternalStore } from 'react'

/** A value outside React that screens follow and plain functions change. */
export interface Store<Value> {
  readonly current: () => Value
  readonly set: (next: Value) => void
  /** Calls the listener after each change; the function it returns stops that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store that holds `initial`. Setting the value it holds already tells nobody. */
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

/** The value of a store; the component is drawn again when it changes. */
export function useStore<Value>({ subscribe, current }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, current)
}
