/**
 * Whether a range of local dates ends before it begins. Both ends are inclusive; a missing or empty end leaves the
 * range open.
 */
export function endsBeforeStart(start = '', end = ''): boolean {
  return end !== '' && end < start
}
