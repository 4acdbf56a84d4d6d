import { addDays } from '@acometida/api-spec/rules/calendar'
import { instantOf, localDate } from '@acometida/api-spec/rules/madrid'
import { isRestDay } from '@acometida/api-spec/rules/tariff'

/** The instant at which the utility acts so many working days after the day of an instant: at ten in the morning. */
export function workingDaysAfter(ms: number, days: number): number {
  let date = localDate(ms)
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (!isRestDay(date)) left -= 1
  }
  return instantOf(date, '10:00:00')
}

/** Working days after which a request is answered, and closed. */
export const requestTerms = { answer: 2, close: 5 } as const
