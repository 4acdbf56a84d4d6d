import { addDays, addMonths, endOfMonth } from './calendar.ts'

const MONTHS = 6

export type DateWindow = { readonly start: string; readonly end: string }

/**
 * The windows in which consumption is asked for, both dates (`YYYY-MM-DD`) included: each reaches to the end of the
 * sixth month counting its first, the last one to the end asked for.
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

/** The granularity to ask for: weeks (S) are summed from days (D) by whoever shows them. */
export function effectiveGranularity<Granularity extends string>(
  granularity: Granularity,
): Exclude<Granularity, 'S'> | 'D' {
  // Whatever is not S stays what it is, which the compiler cannot see of a type parameter.
  return granularity === 'S' ? 'D' : (granularity as Exclude<Granularity, 'S'>)
}
