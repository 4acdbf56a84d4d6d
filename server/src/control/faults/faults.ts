import { setTimeout } from 'node:timers/promises'
import type * as Wire from '@acometida/api-spec/generated/control'

/** A rule that makes calls of an operation fail or wait. */
export type FaultRule = Readonly<Wire.FaultRule>

export interface Fault extends Readonly<Wire.Fault> {
  /** The number of calls that it matched, including those that it let pass. */
  readonly met: number
}

export interface Faults {
  readonly add: (rule: FaultRule) => Fault
  readonly list: () => readonly Fault[]
  readonly hasAny: () => boolean
  readonly clear: () => void
  /** Changes a rule, which counts anew. Returns undefined if there is no rule with this id. */
  readonly replace: (id: number, rule: FaultRule) => Fault | undefined
  /** Returns false if there is no rule with this id. */
  readonly remove: (id: number) => boolean
  /** The rule that applies to a call, counted as used. The latest one wins. */
  readonly take: (call: FaultedCall) => Fault | null
  /** The calls that rules are delaying now. */
  readonly held: ReadonlySet<HeldCall>
  /** Delays a call of an operation by so many milliseconds. */
  readonly hold: (operation: string, delayMs: number) => Promise<void>
}

/** The parts of a call that rules look at. */
export interface FaultedCall {
  readonly operation: string
  readonly values?: Values
  /** Whether a persona makes the call. */
  readonly isOf?: (persona: string) => boolean
}

interface HeldCall {
  readonly operation: string
  /** The end of the delay, milliseconds of `performance.now()`. */
  readonly untilMs: number
}

/** The values of a call by the names of its parameters. */
export type Values = Readonly<Record<string, unknown>>

/** The fault rules of a world, including those of `kept`, latest first. */
export function makeFaults(kept: readonly Fault[] = []): Faults {
  let faults = kept.map((fault) => ({ ...fault }))
  let count = Math.max(0, ...kept.map(({ id }) => id))
  const held = new Set<HeldCall>()
  return {
    held,
    hold: async (operation, delayMs) => {
      const call = { operation, untilMs: performance.now() + delayMs }
      held.add(call)
      await setTimeout(delayMs)
      held.delete(call)
    },
    add: (rule) => {
      count += 1
      const fault = { id: count, rule, used: 0, met: 0 }
      faults.unshift(fault)
      return fault
    },
    list: () => faults,
    hasAny: () => faults.length > 0,
    clear: () => {
      faults = []
    },
    replace: (id, rule) => {
      const at = faults.findIndex((fault) => fault.id === id)
      if (at < 0) return undefined
      const fault = { id, rule, used: 0, met: 0 }
      faults[at] = fault
      return fault
    },
    remove: (id) => {
      const left = faults.filter((fault) => fault.id !== id)
      const found = left.length < faults.length
      faults = left
      return found
    },
    take: (call) => {
      const fault = faults.find((each) => {
        const { rule } = each
        if (!isFor(rule, call) || !isInForce(each)) return false
        each.met += 1
        return each.met > (rule.skip ?? 0) && chanceOf(each) < (rule.probability ?? 1)
      })
      if (!fault) return null
      fault.used += 1
      return fault
    },
  }
}

/**
 * Whether a rule may still answer calls. One that is off does not, nor does one with `times` that has answered so many.
 */
export function isInForce({ rule, used }: Fault): boolean {
  return rule.off !== true && used < (rule.times ?? Infinity)
}

function isFor(rule: FaultRule, { operation, values = {}, isOf = () => false }: FaultedCall): boolean {
  return (
    (rule.operation === operation || rule.operation === '*') &&
    Object.entries(clausesOf(rule.where)).every(([name, value]) => values[name] === value) &&
    (rule.caller === undefined || isOf(rule.caller))
  )
}

/**
 * A number from 0 to 1 for the nth call that a rule matched. It is always the same, so a test always has the same
 * outcome. By the multiplicative hash of Knuth, The Art of Computer Programming, 6.4.
 */
function chanceOf({ id, met }: Fault): number {
  const mixed = Math.imul(id * 65_599 + met, 2_654_435_761)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}

/** The clauses of a filter such as `cups::ES0022007661975321ZM1P|from::01/03/2026`, unchecked. */
export function clausesOf(filter: unknown): Values {
  return typeof filter === 'string' ? Object.fromEntries(filter.split('|').map((clause) => clause.split('::', 2))) : {}
}
