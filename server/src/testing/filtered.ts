/** A query with a filter, its value encoded. */
export const filtered = (path: string, filter: string): string => `${path}?filter=${encodeURIComponent(filter)}`
