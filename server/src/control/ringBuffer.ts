/** The newest items of a sequence, each with its number. Older ones are dropped. */
export interface RingBuffer<Item extends { readonly number: number }> {
  readonly add: (item: Item) => void
  /** The items with a higher number, oldest first. */
  readonly list: (after?: number) => Item[]
  readonly find: (number: number) => Item | undefined
  readonly remove: (number: number) => void
  readonly clear: () => void
}

/**
 * A ring buffer of items, including those of `kept`.
 * @param capacity the most items; their numbers may have gaps
 * @param onDrop is called with each item that leaves it
 */
export function makeRingBuffer<Item extends { readonly number: number }>(
  capacity: number,
  kept: readonly Item[] = [],
  onDrop: (item: Item) => void = () => {},
): RingBuffer<Item> {
  const items = new Map(
    [...kept].sort((one, other) => one.number - other.number).map((each): [number, Item] => [each.number, each]),
  )
  const remove = (number: number): void => {
    const item = items.get(number)
    if (item !== undefined && items.delete(number)) onDrop(item)
  }
  return {
    add: (item) => {
      remove(item.number)
      items.set(item.number, item)
      if (items.size <= capacity) return
      // A map lists its keys in the order of insertion.
      const oldest = items.keys().next()
      if (!oldest.done) remove(oldest.value)
    },
    list: (after = 0) => [...items.values()].filter(({ number }) => number > after),
    find: (number) => items.get(number),
    remove,
    clear: () => {
      for (const number of items.keys()) remove(number)
    },
  }
}
