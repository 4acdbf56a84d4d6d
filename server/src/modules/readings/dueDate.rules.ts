import { DAY_MS, MINUTE_MS } from '@acometida/api-spec/rules/durations'

const yearMs = 366 * DAY_MS

/** When something programmed is due, milliseconds since 1970, or what is wrong with the date. This very minute is now. */
export function readDueDate(text: string, nowMs: number): { readonly at: number } | { readonly problem: string } {
  const at = Date.parse(text)
  if (Number.isNaN(at)) return { problem: 'must be a date and time with an offset, such as 2026-03-20T08:00:00+01:00' }
  if (at < nowMs - MINUTE_MS) return { problem: 'must not be in the past' }
  return at > nowMs + yearMs ? { problem: 'must be within a year' } : { at }
}

/** How many a user may have waiting for one meter. */
export const maxPending = 50
