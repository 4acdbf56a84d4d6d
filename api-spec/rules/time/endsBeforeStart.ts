/**
 * Whether a range of local dates such as `2026-03-05` ends before it begins. Both ends are inclusive; a missing or
 * empty end leaves the range open.
 */
export function endsBeforeStart(start = '', end = ''): boolean {
  return end !== '' && end < start
}
