/**
 * Whether a range of local dates ends before it begins. Its ends belong to it, and where one is not said it is open
 * there.
 */
export function endsBeforeStart(start: string | undefined, end: string | undefined): boolean {
  return start !== undefined && end !== undefined && end < start
}
