/** What is counted, and for which operation: an outcome with the role of its caller, or a part of request or answer. */
export type Covered =
  | { readonly kind: 'outcome'; readonly operation: string; readonly codResult: string; readonly role: string }
  | { readonly kind: 'request' | 'answer'; readonly operation: string; readonly part: string }

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
  const rest = covered.kind === 'outcome' ? `${covered.codResult} ${covered.role}` : covered.part
  return `${kind} ${operation} ${rest}`
}
