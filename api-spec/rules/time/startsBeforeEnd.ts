/** Whether a time such as `08:30` (24-hour clock) comes before another of the same day. */
export function startsBeforeEnd(from: string, to: string): boolean {
  return TIME.test(from) && TIME.test(to) && from < to
}

/** Each part has two digits, so that text order is time order. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
