import { readFileSync } from 'node:fs'
import type { ContractChange } from '@acometida/api-spec/judge/diff/diff'
import { parse } from 'yaml'
import { parseEntries, hasExpired } from './agreedEntries.ts'

/** A breaking change that is agreed on: an entry of the list of allowances. */
interface Allowance {
  readonly operation: string
  /** The place of the finding, such as `answer/bills/[]/status`; without it the whole operation. */
  readonly where?: string
  readonly reason: string
  /** The last day of validity, such as `2026-12-31`; without it the entry never expires. */
  readonly expires?: string
}

/** A finding with the reason why the list allows it, if it does. */
export type JudgedFinding = ContractChange & { readonly allowed?: string }

/** Reads a list of allowed changes, YAML or JSON. Throws if it is wrong. */
export function readAllowances(file: string): readonly Allowance[] {
  return parseEntries(file, parse(readFileSync(file, 'utf8')), ['operation', 'reason'], ['where', 'expires'])
}

/**
 * Marks the breaking findings that a list allows on a day, and says which entries have expired or allow nothing.
 * @param today such as `2026-11-27`
 */
export function allow(
  findings: readonly ContractChange[],
  allowances: readonly Allowance[],
  today: string,
): { readonly findings: readonly JudgedFinding[]; readonly notes: readonly string[] } {
  const fits = ({ operation, where }: Allowance, each: ContractChange) =>
    each.severity === 'breaking' && each.operation === operation && (where === undefined || each.where === where)
  const notes = allowances.flatMap((each) => {
    const name = [each.operation, each.where].filter(Boolean).join(' ')
    if (!findings.some((found) => fits(each, found)))
      return [`The allowance of ${name} matches no breaking change. Delete the entry.`]
    return hasExpired(each, today) ? [`The allowance of ${name} expired after ${each.expires} (${each.reason}).`] : []
  })
  const judged = findings.map((found) => {
    const reason = allowances.find((each) => fits(each, found) && !hasExpired(each, today))?.reason
    return reason === undefined ? found : { ...found, allowed: reason }
  })
  return { findings: judged, notes }
}
