import type { LoggedRequest } from '#room/api/generated/control.ts'
import { hasWords } from '#room/parts/hasWords.ts'

interface CallFilter {
  /** Words to find in the operation, path, status, code or role. */
  readonly search: string
  /** Only calls in which the contract found a problem. */
  readonly problems: boolean
  /** Only calls that were refused, or answered by a fault rule. */
  readonly failed: boolean
}

/** The calls that pass a filter. */
export function shownCalls(calls: readonly LoggedRequest[], { search, problems, failed }: CallFilter): LoggedRequest[] {
  return calls.filter((call) => {
    const text = `${call.method} ${call.operation ?? ''} ${call.path} ${call.status} ${call.codResult ?? ''} ${call.role}`
    return (!problems || call.problems.length > 0) && (!failed || hasFailed(call)) && hasWords(text, search)
  })
}

/** Whether a call was refused, or answered by a fault rule. */
export function hasFailed({ status, fault }: LoggedRequest): boolean {
  return status >= 400 || fault !== null
}

/**
 * The number of the call below (1) or above (-1) the open one. If none is open, or it is not listed, the first call.
 */
export function neighbour(calls: readonly LoggedRequest[], opened: number | null, step: 1 | -1): number | null {
  const at = calls.findIndex(({ number }) => number === opened)
  const next = at < 0 ? calls[0] : (calls[at + step] ?? calls[at])
  return next?.number ?? null
}
