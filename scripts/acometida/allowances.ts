import type { Finding } from '@acometida/api-spec/judge/diff/diff'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A breaking change that somebody has agreed to, as an entry of a file. */
interface Allowance {
  readonly operation: string
  /** The place of the finding, such as `answer/bills/[]/status`; without it the whole operation. */
  readonly where?: string
  readonly reason: string
  /** The last day on which it holds, such as `2026-12-31`; without it there is none. */
  readonly expires?: string
}

/** A finding, with the reason for which a file allows it. */
export type JudgedFinding = Finding & { readonly allowed?: string }

const FIELDS = ['operation', 'where', 'reason', 'expires']

/**
 * Reads a list of allowed changes, YAML or JSON. Throws a sentence that says what is wrong in which entry, and what
 * would be right.
 */
export function readAllowances(file: string): readonly Allowance[] {
  const entries: unknown = parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries)) throw new Error(`${file} is no list; each entry has operation and reason.`)
  return entries.map((entry: unknown, index) => {
    const problem = problemOf(entry)
    if (problem !== null) throw new Error(`Entry ${index + 1} of ${file} ${problem}.`)
    // Its fields were looked at.
    return entry as Allowance
  })
}

function problemOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return 'is no entry; an entry has operation and reason'
  const fields = entry as Readonly<Record<string, unknown>>
  for (const name of ['operation', 'reason'])
    if (typeof fields[name] !== 'string' || fields[name] === '') return `has no ${name}`
  const unknown = Object.keys(fields).find((name) => !FIELDS.includes(name))
  if (unknown !== undefined) return `has ${unknown}; known are ${FIELDS.join(', ')}`
  const { where, expires } = fields
  if (where !== undefined && typeof where !== 'string') return 'has a where that is no text'
  if (expires !== undefined && !/^\d{4}-\d\d-\d\d$/.test(String(expires)))
    return `has expires "${String(expires)}"; it is a day such as 2026-12-31`
  return null
}

/**
 * Marks the breaking findings that a list allows on a day, and says which entries have expired or allow nothing.
 * @param today such as `2026-11-27`
 */
export function allow(
  findings: readonly Finding[],
  allowances: readonly Allowance[],
  today: string,
): { readonly findings: readonly JudgedFinding[]; readonly notes: readonly string[] } {
  const fits = ({ operation, where }: Allowance, each: Finding) =>
    each.severity === 'breaking' && each.operation === operation && (where === undefined || each.where === where)
  const isOver = ({ expires }: Allowance) => expires !== undefined && expires < today
  const notes = allowances.flatMap((each) => {
    const name = [each.operation, each.where].filter(Boolean).join(' ')
    if (!findings.some((found) => fits(each, found))) return [`Allowed, and not found: ${name}. Delete the entry.`]
    return isOver(each) ? [`No longer allowed since ${each.expires}: ${name} (${each.reason}).`] : []
  })
  const judged = findings.map((found) => {
    const reason = allowances.find((each) => fits(each, found) && !isOver(each))?.reason
    return reason === undefined ? found : { ...found, allowed: reason }
  })
  return { findings: judged, notes }
}
