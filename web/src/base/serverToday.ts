import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { serverNowMs } from './clock.ts'

/** The server's current local date, `YYYY-MM-DD`, by which it decides what is due or expired. */
export function serverToday(): string {
  return localDate(serverNowMs())
}
