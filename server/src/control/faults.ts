/** What shall happen to the calls of an operation. */
export interface FaultRule {
  /** An operationId, or `*` for all. */
  readonly operation: string
  readonly codResult?: string
  /** HTTP status. */
  readonly status?: number
  readonly delayMs?: number
  readonly malformed?: 'truncated' | 'html' | 'empty' | 'broken'
  /** How many calls it holds for; all where it is left out. */
  readonly times?: number
}

export interface Fault {
  readonly id: number
  readonly rule: FaultRule
  readonly used: number
}

export interface Faults {
  readonly add: (rule: FaultRule) => Fault
  readonly list: () => readonly Fault[]
  readonly clear: () => void
  /** The rule that holds for a call of the operation, counted as used; the latest one wins. */
  readonly take: (operation: string) => FaultRule | null
}

/** The fault rules of a world, on top of those that it has already, the latest first. */
export function makeFaults(kept: readonly Fault[] = []): Faults {
  let faults = kept.map((fault) => ({ ...fault }))
  let count = Math.max(0, ...kept.map(({ id }) => id))
  return {
    add: (rule) => {
      count += 1
      const fault = { id: count, rule, used: 0 }
      faults.unshift(fault)
      return fault
    },
    list: () => faults,
    clear: () => {
      faults = []
    },
    take: (operation) => {
      const fault = faults.find(
        ({ rule, used }) => (rule.operation === operation || rule.operation === '*') && used < (rule.times ?? Infinity),
      )
      if (!fault) return null
      fault.used += 1
      return fault.rule
    },
  }
}
