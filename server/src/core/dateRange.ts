import { endsBeforeStart } from '@acometida/api-spec/rules/time/dateRange'
import { invalid, type Refused } from './result.ts'

/** Why a range of local dates, the parameters startDate and endDate of a query, is none; null where it is one. */
export function rangeRefusal(startDate: string | undefined, endDate: string | undefined): Refused | null {
  return endsBeforeStart(startDate, endDate)
    ? invalid('query/endDate', `must not be before startDate, ${startDate}`)
    : null
}
