export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** A day of 24 hours. Local days may also have 23 or 25: see localTime.ts. */
export const DAY_MS = 24 * HOUR_MS

/** The pause between two mails or codes that are sent on demand. */
export const RESEND_PAUSE_MS = 60_000
