import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { localDate, startOfDay } from '@acometida/api-spec/rules/time/localTime'

/** A local day, from its midnight to the next one, milliseconds since 1970. */
export interface LocalDay {
  readonly date: string
  readonly from: number
  readonly until: number
}

/** The local day of an instant. The last one is cached: nearly all calls in a row fall on one day. */
export function localDayOf(nowMs: number): LocalDay {
  if (nowMs < latest.from || nowMs >= latest.until) {
    const date = localDate(nowMs)
    latest = { date, from: startOfDay(date), until: startOfDay(addDays(date, 1)) }
  }
  return latest
}

let latest: LocalDay = { date: '', from: 0, until: 0 }
