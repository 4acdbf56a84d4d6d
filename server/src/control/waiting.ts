/** Lets callers wait for what a list does not hold yet. */
export interface Waiting {
  /** Has those who wait look again. */
  readonly tell: () => void
  /**
   * What is found, at once or after a later `tell`, at most `waitMs` later.
   * @param isOver whether nothing will be found any more, so that nobody goes on waiting
   */
  readonly untilFound: <Item>(find: () => Item[], waitMs: number, isOver?: () => boolean) => Promise<Item[]>
}

export function makeWaiting(): Waiting {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    untilFound: (find, waitMs, isOver = () => false) => {
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
