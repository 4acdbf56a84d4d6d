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

/**
 * What asks for the part at an offset; `asked` is what narrows the list, and `limit` as much as its call may be asked
 * for.
 */
export function partAt<Asked extends object>(asked: Asked | undefined, offset: number, limit = MOST) {
  return { ...asked, limit, ...(offset > 0 && { offset }) }
}

const MOST = 9999
