/** The newest items of a sequence, each with its number. Older ones are dropped. */
export interface Ring<Item extends { readonly number: number }> {
  readonly add: (item: Item) => void
  /** The items with a higher number, oldest first. */
  readonly list: (after?: number) => Item[]
  readonly find: (number: number) => Item | undefined
  readonly clear: () => void
}

/**
 * A ring of items, including those of `kept`.
 * @param capacity the most items; their numbers may have gaps
 */
export function makeRing<Item extends { readonly number: number }>(
  capacity: number,
  kept: readonly Item[] = [],
): Ring<Item> {
  const items = new Map(
    [...kept].sort((one, other) => one.number - other.number).map((each): [number, Item] => [each.number, each]),
  )
  return {
    add: (item) => {
      items.set(item.number, item)
      if (items.size <= capacity) return
      // A map lists its keys in the order of insertion.
      const oldest = items.keys().next()
      if (!oldest.done) items.delete(oldest.value)
    },
    list: (after = 0) => [...items.values()].filter(({ number }) => number > after),
    find: (number) => items.get(number),
    clear: () => items.clear(),
  }
}
