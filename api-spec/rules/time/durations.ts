export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** A day of 24 hours. Local days have 23 and 25 as well: see madrid.ts. */
export const DAY_MS = 24 * HOUR_MS

/** The pause after a mail or code sent on demand, before another may be sent. */
export const RESEND_PAUSE_MS = 60_000
