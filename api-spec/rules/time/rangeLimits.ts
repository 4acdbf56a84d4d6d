/**
 * The most local days, both ends included, in one request for consumption or maximum power: two years with a leap day.
 * The API refuses longer ranges, and the client does not offer them.
 */
export const MAX_RANGE_DAYS = 732

/** The most local days of a request by hours: a leap year. */
export const MAX_HOURLY_RANGE_DAYS = 366
