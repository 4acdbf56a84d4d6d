import type { Known } from './cells.ts'

/** A finding that is agreed on, as an entry of a baseline. */
export interface KnownFinding extends Known {
  readonly operation: string
  /** The level and what was asked: `shape, success`. */
  readonly question: string
  readonly severity: string
  readonly rule: string
  /** The place in the answer; an item of a list is `[]`. Left out where the finding is of the whole answer. */
  readonly where?: string
  /** The last day on which it holds, such as `2026-12-31`; without it there is none. */
  readonly expires?: string
}

/** The entries of a baseline that ask for somebody's attention. */
export interface BaselineNotes {
  /** Their last day has passed: they fail the run. */
  readonly expired: readonly KnownFinding[]
  /** They name no finding, although what they are about was judged. */
  readonly stale: readonly KnownFinding[]
}

/** An entry in one line, such as `listBills, shape, success: broken shape at bills.items[].amount (reason, ticket)`. */
export function entryLine({ operation, question, severity, rule, where, ...known }: KnownFinding): string {
  return `${operation}, ${question}: ${severity} ${rule}${where === undefined ? '' : ` at ${where}`} (${knownText(known)})`
}

export function knownText({ reason, ticket }: Known): string {
  return [reason, ticket].filter(Boolean).join(', ')
}
