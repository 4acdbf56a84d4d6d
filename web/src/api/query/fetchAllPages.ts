import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { droppedCount } from '#src/api/call/dropped.ts'

interface Part<Item> {
  /** The total number of items. */
  readonly count: number
  readonly items: readonly Item[]
}

/**
 * Reads all pages of a list. Items added or removed meanwhile may shift a page, so each counts once, by its key. Ends
 * at `count`, or with an empty page.
 */
export async function fetchAllPages<Answer extends object, Item>(
  ask: (offset: number) => Promise<Answer>,
  partOf: (answer: Answer) => Part<Item>,
  keyOf: (item: Item) => string | number,
): Promise<readonly Item[]> {
  const itemsByKey = new Map<string | number, Item>()
  for (let offset = 0; ;) {
    const answer = await ask(offset)
    const { count, items } = partOf(answer)
    for (const item of items) itemsByKey.set(keyOf(item), item)
    // Unreadable items count as well.
    const received = items.length + droppedCount(answer)
    offset += received
    if (received === 0 || offset >= count) return [...itemsByKey.values()]
  }
}

/** The parameters of the page at an offset, with the largest size that the call allows. `filters` narrows the list. */
export function pageParams<Filters extends object>(
  operation: keyof typeof PAGE_LIMITS,
  filters: Filters | undefined,
  offset: number,
) {
  return { limit: PAGE_LIMITS[operation], ...filters, ...(offset > 0 && { offset }) }
}
