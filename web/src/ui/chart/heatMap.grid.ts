export type HeatHour = {
  /** The start of the hour with its offset in Europe/Madrid, `2026-03-14T09:00:00+01:00`. */
  readonly at: string
  /** Null without data: a gap, never zero. */
  readonly value: number | null
  readonly estimated: boolean
}

/** Hours by day and clock hour. Days have 23, 24 or 25 of them. */
export type HeatGrid = {
  /** `2026-03-14`, one per row. */
  readonly days: readonly string[]
  /** Clock hours, one per column: "02", and "02+" for its second occurrence in October. */
  readonly columns: readonly string[]
  /** The index of each cell's hour, row by row. Undefined if the day lacks the hour. */
  readonly cells: readonly (number | undefined)[]
}

/**
 * Arranges hours in rows of days. The hours of a day are those given, in order of time. With more days than
 * `mostTurned`, the second occurrence of an hour is left out: a year would have an empty column for a single hour.
 */
export function heatGrid(hours: readonly HeatHour[], mostTurned: number): HeatGrid {
  const days: string[] = []
  const cells: (number | undefined)[] = []
  /** Each second occurrence of an hour, with the cell of the first. */
  const turns: { readonly cell: number; readonly index: number }[] = []
  let day = ''
  hours.forEach(({ at }, index) => {
    if (day === '' || !at.startsWith(day)) {
      day = at.slice(0, 10)
      days.push(day)
      cells.push(...NO_HOURS)
    }
    const cell = cells.length - CLOCK.length + clockHour(at)
    if (cells[cell] === undefined) cells[cell] = index
    else turns.push({ cell, index })
  })
  if (turns.length === 0 || days.length > mostTurned) return { days, columns: CLOCK, cells }
  const second = new Map(turns.map(({ cell, index }) => [cell, index]))
  const twice = new Set(turns.map(({ cell }) => cell % CLOCK.length))
  return {
    days,
    columns: CLOCK.flatMap((name, hour) => (twice.has(hour) ? [name, `${name}+`] : [name])),
    cells: cells.flatMap((index, cell) => (twice.has(cell % CLOCK.length) ? [index, second.get(cell)] : [index])),
  }
}

/** The grid of days that are loading: it has no cells yet. */
export function emptyGrid(days: readonly string[]): HeatGrid {
  return { days, columns: CLOCK, cells: [] }
}

/** The clock hour, 9 of `2026-03-14T09:00:00+01:00`. Read by position for speed, since a year has thousands. */
export function clockHour(at: string): number {
  return 10 * (at.charCodeAt(11) - ZERO) + at.charCodeAt(12) - ZERO
}

/** The same cells with rows and columns exchanged: clock hours downwards, days across. */
export function transposed(cells: readonly (number | undefined)[], columns: number): readonly (number | undefined)[] {
  const rows = cells.length / columns
  return cells.map((_, cell) => cells[(cell % rows) * columns + Math.floor(cell / rows)])
}

const CLOCK: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const NO_HOURS: readonly undefined[] = CLOCK.map(() => undefined)
const ZERO = 48
