/** Whether a time of day (HH:mm, 24-hour clock) comes before another of the same day. */
export function startsBeforeEnd(from: string, to: string): boolean {
  return TIME.test(from) && TIME.test(to) && from < to
}

/** Two digits each, so that the order of the texts is that of the times. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
