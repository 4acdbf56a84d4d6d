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

/** Lays hours out in rows of days. Which hours a day has, the hours themselves say. */
export function heatGrid(hours: readonly HeatHour[]): HeatGrid {
  const days = new Map<string, Map<string, number>>()
  hours.forEach(({ at }, index) => {
    const day = days.get(at.slice(0, 10)) ?? new Map<string, number>()
    const hour = at.slice(11, 13)
    days.set(at.slice(0, 10), day.set(day.has(hour) ? `${hour}+` : hour, index))
  })
  const rows = [...days.values()]
  const columns = [...new Set([...CLOCK, ...rows.flatMap((day) => [...day.keys()])])].toSorted()
  return {
    days: [...days.keys()],
    columns,
    cells: rows.flatMap((day) => columns.map((column) => day.get(column))),
  }
}

/** The grid without second turns: a year would have an empty row, or column, for a single hour. */
export function withoutTurns({ days, columns, cells }: HeatGrid): HeatGrid {
  const isFirst = (cell: number) => !columns[cell % columns.length]?.endsWith('+')
  return {
    days,
    columns: columns.filter((_, column) => isFirst(column)),
    cells: cells.filter((_, cell) => isFirst(cell)),
  }
}

/** The same cells with a row for each column: hours of the clock downwards, days across. */
export function transposed(cells: readonly (number | undefined)[], columns: number): readonly (number | undefined)[] {
  const rows = cells.length / columns
  return cells.map((_, cell) => cells[(cell % rows) * columns + Math.floor(cell / rows)])
}

const CLOCK = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
