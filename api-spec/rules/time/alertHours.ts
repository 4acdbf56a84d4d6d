import { isRestDay } from '../supply/tariff.ts'
import { localDate, localTime } from './localTime.ts'

/** Two times of one day, HH:mm. The end is exclusive. */
interface Hours {
  readonly from: string
  readonly to: string
}

/** The hours in which somebody wants alerts about supply cuts. */
export interface AlertHours {
  readonly weekdays: Hours
  /** Weekends and holidays. */
  readonly special: Hours
}

/** The longest choice. The end has to come after the start, so the last minute of the day is excluded. */
export const WHOLE_DAY: Hours = { from: '00:00', to: '23:59' }

/** Whether an instant, in milliseconds since 1970, lies within the hours of its local day. */
export function isWithinAlertHours(ms: number, { weekdays, special }: AlertHours): boolean {
  const { from, to } = isRestDay(localDate(ms)) ? special : weekdays
  const time = localTime(ms).slice(0, 5)
  return time >= from && time < to
}
