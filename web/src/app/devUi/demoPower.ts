const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** Months to March 2026. */
export function demoMonths(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 2 - (count - 1 - index), 15))
    const year = at.getUTCFullYear()
    const month = MONTHS[at.getUTCMonth()] ?? ''
    return { label: `${month} ${year % 100}`, name: `${month} ${year}` }
  })
}

/** The maximum power of each month in kW: one month above its limit, some at it, one without a value. */
export function demoPowers(count: number, limit: number, raisedFrom: number) {
  return Array.from({ length: count }, (_, index) => {
    const agreed = index < raisedFrom ? limit : limit + 1.15
    const value = Math.round(agreed * (72 + 30 * Math.sin(index * 1.9))) / 100
    return { limit: agreed, value: index === 7 ? null : index === 3 ? agreed * 1.2 : Math.min(agreed, value) }
  })
}
