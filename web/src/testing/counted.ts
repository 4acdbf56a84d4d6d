/** A list as answers have it: how many there are in all, and those of this page, which are all. */
export function counted<Item>(items: readonly Item[]) {
  return { count: items.length, items: [...items] }
}
