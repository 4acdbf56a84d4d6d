import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { serverNowMs } from './clock.ts'

/** The server's current local date, `2026-03-14`, by which it decides what is due or expired. */
export function serverToday(): string {
  return localDate(serverNowMs())
}
