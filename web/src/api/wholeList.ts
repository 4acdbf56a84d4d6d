interface Part<Item> {
  /** How many there are in all. */
  readonly count: number
  readonly items: readonly Item[]
}

/**
 * All of a list, since no server gives more at once than it likes. What comes or goes meanwhile may move a page, so that each counts
 * once, by its key. It ends with `count`, and where nothing more comes.
 */
export async function wholeList<Item>(
  ask: (offset: number) => Promise<Part<Item>>,
  keyOf: (item: Item) => string | number,
): Promise<readonly Item[]> {
  const found = new Map<string | number, Item>()
  for (let offset = 0; ;) {
    const { count, items } = await ask(offset)
    for (const item of items) found.set(keyOf(item), item)
    offset += items.length
    if (items.length === 0 || offset >= count) return [...found.values()]
  }
}
