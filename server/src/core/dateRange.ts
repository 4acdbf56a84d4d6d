import { endsBeforeStart } from '@acometida/api-spec/rules/time/dateRange'
import { invalid, type Refused } from './result.ts'

/** The problem with a range of local dates, the parameters startDate and endDate of a query; null if it is valid. */
export function rangeRefusal(startDate: string | undefined, endDate: string | undefined): Refused | null {
  return endsBeforeStart(startDate, endDate)
    ? invalid('query/endDate', `must not be before startDate, ${startDate}`)
    : null
}
