/**
 * The most local days, both ends included, that one question about consumption or maximum power spans: two years with a
 * leap day. Longer is refused, and the client offers no longer range.
 */
export const MOST_DAYS = 732

/** The same where the answer is by hours: a leap year. */
export const MOST_DAYS_OF_HOURS = 366
