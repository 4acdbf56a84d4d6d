import { addDays, addMonths, partsOf } from '@acometida/api-spec/rules/time/calendar'

/** A range of days, `2026-03-14`, both included. Open without a known end. */
export type ValidityPeriod = { readonly from: string; readonly to?: string | undefined }

/** The gaps and the overlaps between the ranges of a line. */
export function gapsAndOverlaps(lives: readonly ValidityPeriod[]) {
  const gaps: ValidityPeriod[] = []
  const overlaps: ValidityPeriod[] = []
  let reach: string | undefined
  for (const { from, to = FOREVER } of lives.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const both = reach !== undefined && reach < to ? reach : to
    if (reach !== undefined && from <= reach) overlaps.push(both === FOREVER ? { from } : { from, to: both })
    else if (reach !== undefined && from > addDays(reach, 1))
      gaps.push({ from: addDays(reach, 1), to: addDays(from, -1) })
    if (reach === undefined || to > reach) reach = to
  }
  return { gaps, overlaps }
}

/** The first days of months to label under an axis, at most six, and the number of months between them. */
export function axisMonths(from: string, to: string) {
  const index = (date: string) => partsOf(date).year * 12 + partsOf(date).month - 1
  const step = MONTHS.find((months) => (index(to) - index(from)) / months <= 6) ?? 240
  const firstMonth = index(from) + (from.endsWith('-01') ? 0 : 1)
  const first = addMonths(`${from.slice(0, 7)}-01`, Math.ceil(firstMonth / step) * step - index(from))
  const months: string[] = []
  for (let month = first; month <= to; month = addMonths(month, step)) months.push(month)
  return { months, step }
}

const FOREVER = '9999-12-31'
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120]
