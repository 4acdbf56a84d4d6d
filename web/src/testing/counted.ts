/** A list in an answer: the total, and the items of this page, which are all. */
export function counted<Item>(items: readonly Item[]) {
  return { count: items.length, items: [...items] }
}
