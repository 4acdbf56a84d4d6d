import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { leftOutOf } from './leftOut.ts'

interface Part<Item> {
  /** How many there are in all. */
  readonly count: number
  readonly items: readonly Item[]
}

/**
 * All of a list, since no server gives more at once than it likes. What comes or goes meanwhile may move a page, so
 * that each counts once, by its key. It ends with `count`, and where nothing more comes.
 */
export async function wholeList<Answer extends object, Item>(
  ask: (offset: number) => Promise<Answer>,
  partOf: (answer: Answer) => Part<Item>,
  keyOf: (item: Item) => string | number,
): Promise<readonly Item[]> {
  const found = new Map<string | number, Item>()
  for (let offset = 0; ;) {
    const answer = await ask(offset)
    const { count, items } = partOf(answer)
    for (const item of items) found.set(keyOf(item), item)
    // What could not be read was there as well.
    const came = items.length + leftOutOf(answer)
    offset += came
    if (came === 0 || offset >= count) return [...found.values()]
  }
}

/** The parameters of the part at an offset, as large as the call allows; `asked` narrows the list. */
export function partAt<Asked extends object>(
  operation: keyof typeof PAGE_LIMITS,
  asked: Asked | undefined,
  offset: number,
) {
  return { limit: PAGE_LIMITS[operation], ...asked, ...(offset > 0 && { offset }) }
}
