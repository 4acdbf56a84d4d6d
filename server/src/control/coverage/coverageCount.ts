/**
 * What is counted, and for which operation: an outcome with the role of its caller, what a fault rule answered before
 * anybody looked at the caller, or a part of request or answer.
 */
export type Covered =
  | { readonly kind: 'faulted'; readonly operation: string; readonly codResult: string }
  | { readonly kind: 'outcome'; readonly operation: string; readonly codResult: string; readonly role: string }
  | { readonly kind: 'request'; readonly operation: string; readonly part: string }
  | { readonly kind: 'answer'; readonly operation: string; readonly part: string }

export type CountedPart = Covered & { readonly times: number }

/** How often a world has seen which part of the contract. */
export interface CoverageCount {
  readonly add: (covered: Covered) => void
  /** In the order in which they were first seen. */
  readonly list: () => CountedPart[]
}

/** Counts on from what was counted already. */
export function makeCoverageCount(kept: readonly CountedPart[] = []): CoverageCount {
  const counted = new Map<string, CountedPart>()
  for (const { times, ...covered } of kept) counted.set(keyOf(covered), { ...covered, times })
  return {
    add: (covered) => {
      const key = keyOf(covered)
      counted.set(key, { ...covered, times: (counted.get(key)?.times ?? 0) + 1 })
    },
    list: () => [...counted.values()],
  }
}

function keyOf(covered: Covered): string {
  const { kind, operation } = covered
  if (kind === 'outcome') return `${kind} ${operation} ${covered.codResult} ${covered.role}`
  return `${kind} ${operation} ${kind === 'faulted' ? covered.codResult : covered.part}`
}

/** What was counted as the control API tells it. */
export function coverageOf(count: CoverageCount) {
  const counted = count.list()
  const of = <Kind extends Covered['kind']>(asked: Kind) =>
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
