/** A rule that makes calls of an operation fail or wait. */
export interface FaultRule {
  /** An operationId, or `*` for all. */
  readonly operation: string
  /**
   * Only calls with these values, `key::value` joined by `|`, by the names of their parameters and of the keys of their
   * filter.
   */
  readonly where?: string
  readonly codResult?: string
  /** HTTP status. */
  readonly status?: number
  readonly delayMs?: number
  readonly malformed?: 'truncated' | 'html' | 'empty' | 'broken'
  /** The number of calls that it holds for; all where it is left out. */
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
  /** Whether there is any rule. */
  readonly any: () => boolean
  readonly clear: () => void
  /** The rule that holds for a call of the operation with such values, counted as used; the latest one wins. */
  readonly take: (operation: string, values?: Values) => FaultRule | null
  /** The calls that a rule keeps waiting now. */
  readonly held: Set<HeldCall>
}

interface HeldCall {
  readonly operation: string
  /** When it goes on, milliseconds of `performance.now()`. */
  readonly untilMs: number
}

/** The values of a call by the names of its parameters. */
export type Values = Readonly<Record<string, unknown>>

/** The fault rules of a world, on top of those that it has already, the latest first. */
export function makeFaults(kept: readonly Fault[] = []): Faults {
  let faults = kept.map((fault) => ({ ...fault }))
  let count = Math.max(0, ...kept.map(({ id }) => id))
  return {
    held: new Set(),
    add: (rule) => {
      count += 1
      const fault = { id: count, rule, used: 0 }
      faults.unshift(fault)
      return fault
    },
    list: () => faults,
    any: () => faults.length > 0,
    clear: () => {
      faults = []
    },
    take: (operation, values = {}) => {
      const fault = faults.find(
        ({ rule, used }) =>
          (rule.operation === operation || rule.operation === '*') &&
          used < (rule.times ?? Infinity) &&
          Object.entries(clausesOf(rule.where)).every(([name, value]) => values[name] === value),
      )
      if (!fault) return null
      fault.used += 1
      return fault.rule
    },
  }
}

/** The clauses of a filter, as they are written: nothing has been checked yet. */
export function clausesOf(filter: unknown): Values {
  return typeof filter === 'string' ? Object.fromEntries(filter.split('|').map((clause) => clause.split('::', 2))) : {}
}
