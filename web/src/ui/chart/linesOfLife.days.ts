import { addDays, addMonths, partsOf } from '@acometida/api-spec/rules/calendar'

/** A stretch of days, `YYYY-MM-DD`, both included; open where nobody knows the end. */
export type Life = { readonly from: string; readonly to?: string | undefined }

/** Where the lives of one line leave days out, and where two of them hold at once. */
export function strains(lives: readonly Life[]) {
  const gaps: Life[] = []
  const overlaps: Life[] = []
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

/** The first days of months to write under an axis, six at most, and how many months lie between them. */
export function axisMonths(from: string, to: string) {
  const index = (date: string) => partsOf(date).year * 12 + partsOf(date).month - 1
  const step = MONTHS.find((months) => (index(to) - index(from)) / months <= 6) ?? 240
  const whole = index(from) + (from.endsWith('-01') ? 0 : 1)
  const first = addMonths(`${from.slice(0, 7)}-01`, Math.ceil(whole / step) * step - index(from))
  const months: string[] = []
  for (let month = first; month <= to; month = addMonths(month, step)) months.push(month)
  return { months, step }
}

const FOREVER = '9999-12-31'
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120]
