/** Lets callers wait for items that a list does not hold yet. */
export interface Waiting {
  /** Makes all waiting callers look again. */
  readonly notify: () => void
  /**
   * Resolves to what `find` returns: at once, after a later `notify`, or after `waitMs` at the latest.
   * @param isOver whether nothing will be found any more, which ends the wait
   */
  readonly waitFor: <Item>(find: () => Item[], waitMs: number, isOver?: () => boolean) => Promise<Item[]>
}

export function makeWaiting(): Waiting {
  const listeners = new Set<() => void>()
  return {
    notify: () => {
      for (const listener of listeners) listener()
    },
    waitFor: (find, waitMs, isOver = () => false) => {
      const found = find()
      if (found.length > 0 || waitMs === 0) return Promise.resolve(found)
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          listeners.delete(look)
          resolve(isOver() ? [] : find())
        }
        const look = () => {
          if (isOver() || find().length > 0) finish()
        }
        const timer = setTimeout(finish, waitMs)
        listeners.add(look)
      })
    },
  }
}
