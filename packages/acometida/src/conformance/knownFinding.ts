import type { Known } from './cells.ts'

/** An agreed finding: an entry of a baseline. */
export interface KnownFinding extends Known {
  readonly operation: string
  /** The level and the question: `shape, success`. */
  readonly question: string
  readonly severity: string
  readonly rule: string
  /** The place in the answer; an item of a list is `[]`. Left out if the finding is about the whole answer. */
  readonly where?: string
  /** The last day of validity, such as `2026-12-31`; without it the entry never expires. */
  readonly expires?: string
}

/** The entries of a baseline that need attention. */
export interface BaselineNotes {
  /** Entries whose last day has passed. They fail the run. */
  readonly expired: readonly KnownFinding[]
  /** Entries without a finding, although their question was judged. */
  readonly stale: readonly KnownFinding[]
}

/** An entry in one line, such as `listBills, shape, success: broken shape at bills.items[].amount (reason, ticket)`. */
export function entryLine({ operation, question, severity, rule, where, ...known }: KnownFinding): string {
  return `${operation}, ${question}: ${severity} ${rule}${where === undefined ? '' : ` at ${where}`} (${knownText(known)})`
}

export function knownText({ reason, ticket }: Known): string {
  return [reason, ticket].filter(Boolean).join(', ')
}
