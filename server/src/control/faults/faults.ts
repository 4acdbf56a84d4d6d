/** A rule that makes calls of an operation fail or wait. */
export interface FaultRule {
  /** An operationId, or `*` for all. */
  readonly operation: string
  /**
   * Only calls with these values, `key::value` joined by `|`, by the names of their parameters and of the keys of their
   * filter.
   */
  readonly where?: string
  /** Only calls of this persona. */
  readonly caller?: string
  readonly codResult?: string
  /** HTTP status. */
  readonly status?: number
  readonly delayMs?: number
  readonly malformed?: 'truncated' | 'html' | 'empty' | 'broken'
  /** The number of calls that it holds for; all where it is left out. */
  readonly times?: number
  /** The number of calls that pass before it holds. */
  readonly skip?: number
  /** The share of calls that it holds for, above 0 and at most 1; all where it is left out. */
  readonly probability?: number
}

export interface Fault {
  readonly id: number
  readonly rule: FaultRule
  /** The number of calls that it held for. */
  readonly used: number
  /** The number of calls that it was for, those that it let pass included. */
  readonly met: number
}

export interface Faults {
  readonly add: (rule: FaultRule) => Fault
  readonly list: () => readonly Fault[]
  /** Whether there is any rule. */
  readonly any: () => boolean
  readonly clear: () => void
  /** Whether there was one with that id. */
  readonly remove: (id: number) => boolean
  /** The rule that holds for a call, counted as used; the latest one wins. */
  readonly take: (call: FaultedCall) => Fault | null
  /** The calls that a rule keeps waiting now. */
  readonly held: Set<HeldCall>
}

/** What rules look at in a call. */
export interface FaultedCall {
  readonly operation: string
  readonly values?: Values
  /** Whether the call is one of a persona. */
  readonly isOf?: (persona: string) => boolean
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
      const fault = { id: count, rule, used: 0, met: 0 }
      faults.unshift(fault)
      return fault
    },
    list: () => faults,
    any: () => faults.length > 0,
    clear: () => {
      faults = []
    },
    remove: (id) => {
      const left = faults.filter((fault) => fault.id !== id)
      const found = left.length < faults.length
      faults = left
      return found
    },
    take: (call) => {
      const fault = faults.find((each) => {
        const { rule, used } = each
        if (!isFor(rule, call) || used >= (rule.times ?? Infinity)) return false
        each.met += 1
        return each.met > (rule.skip ?? 0) && chanceOf(each) < (rule.probability ?? 1)
      })
      if (!fault) return null
      fault.used += 1
      return fault
    },
  }
}

function isFor(rule: FaultRule, { operation, values = {}, isOf = () => false }: FaultedCall): boolean {
  return (
    (rule.operation === operation || rule.operation === '*') &&
    Object.entries(clausesOf(rule.where)).every(([name, value]) => values[name] === value) &&
    (rule.caller === undefined || isOf(rule.caller))
  )
}

/**
 * A number from 0 to 1 for the nth call that a rule met. The same each time, so that a test is right or wrong each
 * time. By the multiplicative hash of Knuth, The Art of Computer Programming, 6.4.
 */
function chanceOf({ id, met }: Fault): number {
  const mixed = Math.imul(id * 65_599 + met, 2_654_435_761)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** The clauses of a filter, as they are written: nothing has been checked yet. */
export function clausesOf(filter: unknown): Values {
  return typeof filter === 'string' ? Object.fromEntries(filter.split('|').map((clause) => clause.split('::', 2))) : {}
}
