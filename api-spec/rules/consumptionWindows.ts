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
export function effectiveGranularity(granularity: string): string {
  return granularity === 'S' ? 'D' : granularity
}
