/**
 * An item of coverage and its operation: an outcome with the role of its caller, an answer of a fault rule before the
 * caller was known, or a part of a request or answer.
 */
export type CoveredItem =
  | { readonly kind: 'faulted'; readonly operation: string; readonly codResult: string }
  | { readonly kind: 'outcome'; readonly operation: string; readonly codResult: string; readonly role: string }
  | { readonly kind: 'request'; readonly operation: string; readonly part: string }
  | { readonly kind: 'answer'; readonly operation: string; readonly part: string }

export type CountedPart = CoveredItem & { readonly times: number }

/** Counts how often a world has seen each part of the contract. */
export interface CoverageCount {
  readonly add: (covered: CoveredItem) => void
  /**
   * Counts the parts of a request or an answer. They are read only when the count is read, since most are repeated.
   * @param key equal for requests or answers with the same parts: an address, or the body of an answer
   */
  readonly addParts: (
    kind: 'request' | 'answer',
    operation: string,
    key: unknown,
    read: () => readonly string[],
  ) => void
  /** In the order of their first appearance. */
  readonly list: () => CountedPart[]
}

/** Unread items hold bodies, so there are not many of them. */
const MAX_WAITING = 100

/** A count on top of an earlier one. */
export function makeCoverageCount(kept: readonly CountedPart[] = []): CoverageCount {
  const counted = new Map<string, { readonly covered: CoveredItem; times: number }>()
  const waiting = {
    request: new Map<string, Map<unknown, WaitingPlaces>>(),
    answer: new Map<string, Map<unknown, WaitingPlaces>>(),
  }
  let waits = 0
  const add = (covered: CoveredItem, times = 1) => {
    const key = keyOf(covered)
    const found = counted.get(key)
    if (found) found.times += times
    else counted.set(key, { covered, times })
  }
  const readWaiting = () => {
    for (const kind of ['request', 'answer'] as const) {
      for (const [operation, each] of waiting[kind])
        for (const { read, times } of each.values()) for (const part of read()) add({ kind, operation, part }, times)
      waiting[kind].clear()
    }
    waits = 0
  }
  for (const { times, ...covered } of kept) add(covered, times)
  return {
    add: (covered) => add(covered),
    addParts: (kind, operation, key, read) => {
      const found = waiting[kind].get(operation)?.get(key)
      if (found) {
        found.times += 1
        return
      }
      if (waits === MAX_WAITING) readWaiting()
      const own = waiting[kind].get(operation) ?? new Map<unknown, WaitingPlaces>()
      waiting[kind].set(operation, own.set(key, { read, times: 1 }))
      waits += 1
    },
    list: () => {
      readWaiting()
      return [...counted.values()].map(({ covered, times }) => ({ ...covered, times }))
    },
  }
}

/** A request or an answer whose parts are not read yet, and how often it appeared. */
interface WaitingPlaces {
  readonly read: () => readonly string[]
  times: number
}

function keyOf(covered: CoveredItem): string {
  const { kind, operation } = covered
  if (kind === 'outcome') return `${kind} ${operation} ${covered.codResult} ${covered.role}`
  return `${kind} ${operation} ${kind === 'faulted' ? covered.codResult : covered.part}`
}

/** The count as the control API describes it. */
export function coverageOf(count: CoverageCount) {
  const counted = count.list()
  const of = <Kind extends CoveredItem['kind']>(asked: Kind) =>
    counted.filter((each): each is Extract<CountedPart, { readonly kind: Kind }> => each.kind === asked)
  const partsOf = (asked: 'request' | 'answer') =>
    of(asked).map(({ operation, part, times }) => ({ operation, part, times }))
  return {
    outcomes: of('outcome').map(({ operation, codResult, role, times }) => ({ operation, codResult, role, times })),
    faulted: of('faulted').map(({ operation, codResult, times }) => ({ operation, codResult, times })),
    requestParts: partsOf('request'),
    answerParts: partsOf('answer'),
  }
}
