/**
 * Whether a range of local dates ends before it begins. Both ends are inclusive; a missing end leaves the range open.
 */
export function endsBeforeStart(start: string | undefined, end: string | undefined): boolean {
  return start !== undefined && end !== undefined && end < start
}
