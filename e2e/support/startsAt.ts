/**
 * The moment at which every world of the journeys begins: a Monday morning in Madrid. Its clock stands still until a
 * journey moves it.
 */
export const startsAt = '2026-03-16T10:00:00+01:00'
