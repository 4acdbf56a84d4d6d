export type HeatHour = {
  /** When the hour begins, as ISO text with its offset in Europe/Madrid. */
  readonly at: string
  /** null where no data has arrived: a gap, never a zero. */
  readonly value: number | null
  readonly estimated: boolean
}

/** Hours by day and place on the clock: days have 23, 24 or 25 of them. */
export type HeatGrid = {
  /** `YYYY-MM-DD`, one a row. */
  readonly days: readonly string[]
  /** Hours of the clock, one a column: "02", and "02+" for its second turn in October, where a day has it. */
  readonly columns: readonly string[]
  /** Row by row, the index of each cell's hour; undefined where the day has no such hour. */
  readonly cells: readonly (number | undefined)[]
}

/**
 * Lays hours out in rows of days. Which hours a day has, the hours themselves say. They come in the order of time. Of
 * more days than `mostTurned` an hour's second turn is left out: a year would have an empty column for a single hour.
 */
export function heatGrid(hours: readonly HeatHour[], mostTurned: number): HeatGrid {
  const days: string[] = []
  const cells: (number | undefined)[] = []
  /** Each hour that comes a second time on its day, beside the cell of its first turn. */
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

/** The grid of days whose hours are on their way: it has no cells yet. */
export function emptyGrid(days: readonly string[]): HeatGrid {
  return { days, columns: CLOCK, cells: [] }
}

/** The hour of the clock, 0 to 23, in ISO text with a time: read off, since a year has thousands. */
export function clockHour(at: string): number {
  return 10 * (at.charCodeAt(11) - ZERO) + at.charCodeAt(12) - ZERO
}

/** The same cells with a row for each column: hours of the clock downwards, days across. */
export function transposed(cells: readonly (number | undefined)[], columns: number): readonly (number | undefined)[] {
  const rows = cells.length / columns
  return cells.map((_, cell) => cells[(cell % rows) * columns + Math.floor(cell / rows)])
}

const CLOCK: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const NO_HOURS: readonly undefined[] = CLOCK.map(() => undefined)
const ZERO = 48
