/** The series that are numbered by year, service requests and dossiers, with the digits of their numbers. */
const digits = { SR: 4, EXP: 8 } as const

export type Prefix = keyof typeof digits

/** The nth code of a series in a year, such as SR20260031. */
export function numberedCode(prefix: Prefix, year: string, nth: number): string {
  return prefix + year + String(nth).padStart(digits[prefix], '0')
}

/** The series of a code, such as SR2026, and its number there. */
export function placeInSeries(code: string): { readonly series: string; readonly nth: number } {
  // Stryker disable next-line OptionalChaining,StringLiteral: each code begins with its series.
  const series = /^[A-Z]+\d{4}/.exec(code)?.[0] ?? ''
  return { series, nth: Number(code.slice(series.length)) }
}
