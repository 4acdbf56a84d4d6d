/** The series that are numbered within a year, service requests and dossiers, and the digits of their numbers. */
const digits = { SR: 4, EXP: 8 } as const

export type Prefix = keyof typeof digits

/** The code of the nth of its kind in a year: SR20260031. */
export function numberedCode(prefix: Prefix, year: string, nth: number): string {
  return prefix + year + String(nth).padStart(digits[prefix], '0')
}

/** The series that a code is of, such as SR2026, and which of it it is. */
export function placeInSeries(code: string): { readonly series: string; readonly nth: number } {
  const series = /^[A-Z]+\d{4}/.exec(code)?.[0] ?? ''
  return { series, nth: Number(code.slice(series.length)) }
}
