import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/time/dates'
import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import { invalid, type Refused } from './result.ts'

/** Local days such as `2026-03-05`, both included. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** Two keys of a filter with their days, `dd/mm/yyyy`: the first day, then the last. */
type Days = Readonly<Record<string, string | undefined>>

const ALWAYS: DateRange = { from: '0001-01-01', to: '9999-12-31' }

/**
 * The range that two days of a filter give, as in `readRange({ startDate, endDate })`. A day that was left out is that
 * of `unless`. Refuses a range that ends before it begins.
 */
export function readRange(days: Days, unless = ALWAYS): DateRange | Refused {
  const [[start = '', first] = [], [end = '', last] = []] = Object.entries(days)
  // The contract has checked the days.
  const from = dateFromSpanish(first ?? '') ?? unless.from
  const to = dateFromSpanish(last ?? '') ?? unless.to
  if (!endsBeforeStart(from, to)) return { from, to }
  return invalid('query/filter', `${end} must not be before ${start}, ${spanishDate(from)}`)
}

/** Whether a range was refused. */
export function isRefused(range: DateRange | Refused): range is Refused {
  return 'refused' in range
}
