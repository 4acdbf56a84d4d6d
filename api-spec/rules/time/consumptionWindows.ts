import { addDays, addMonths, endOfMonth } from './calendar.ts'

const MONTHS = 6

export type DateWindow = { readonly start: string; readonly end: string }

/**
 * The windows in which consumption is requested, both dates (`YYYY-MM-DD`) included. Each window ends with the sixth
 * month, counting its first; the last one ends at `end`: `2026-01-10` to `2026-09-30` has one to `2026-06-30` and one
 * from `2026-07-01`.
 */
export function consumptionWindows(start: string, end: string): DateWindow[] {
  const windows: DateWindow[] = []
  for (let from = start; from <= end;) {
    const monthEnd = endOfMonth(addMonths(from, MONTHS - 1))
    windows.push({ start: from, end: monthEnd < end ? monthEnd : end })
    from = addDays(monthEnd, 1)
  }
  return windows
}

/** The granularity to request: the caller sums weeks (S) from days (D). */
export function effectiveGranularity<Granularity extends string>(
  granularity: Granularity,
): Exclude<Granularity, 'S'> | 'D' {
  // Any granularity except S stays the same, which the compiler cannot infer for a type parameter.
  return granularity === 'S' ? 'D' : (granularity as Exclude<Granularity, 'S'>)
}
