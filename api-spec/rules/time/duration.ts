const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

/** The seconds of a duration such as 90s, 15m, 8h, 30d or 2w. Throws a sentence if it is not valid. */
export function durationSeconds(text: string): number {
  const [, count = '', unit = ''] = /^(\d+)([smhdw])$/.exec(text) ?? []
  const each = seconds[unit]
  if (each === undefined) throw new Error(`"${text}" is no time; say 90s, 15m, 8h, 30d or 2w.`)
  return Number(count) * each
}
