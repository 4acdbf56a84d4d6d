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

/** Lays hours out in rows of days. Which hours a day has, the hours themselves say. They come in the order of time. */
export function heatGrid(hours: readonly HeatHour[]): HeatGrid {
  const days: string[] = []
  const rows: Row[] = []
  const turns = new Set<number>()
  hours.forEach(({ at }, index) => {
    const day = days.at(-1)
    if (day === undefined || !at.startsWith(day)) {
      days.push(at.slice(0, 10))
      rows.push({ first: Array<number | undefined>(CLOCK.length).fill(undefined), second: new Map() })
    }
    const row = rows.at(-1)
    const hour = Number(at.slice(11, 13))
    if (row?.first[hour] === undefined) return row && void (row.first[hour] = index)
    row.second.set(hour, index)
    turns.add(hour)
  })
  if (turns.size === 0) return { days, columns: CLOCK, cells: rows.flatMap(({ first }) => first) }
  const places = CLOCK.flatMap((_, hour) => (turns.has(hour) ? [{ hour }, { hour, turn: true }] : [{ hour }]))
  return {
    days,
    columns: places.map(({ hour, turn }) => `${CLOCK[hour]}${turn ? '+' : ''}`),
    cells: rows.flatMap(({ first, second }) => places.map(({ hour, turn }) => (turn ? second.get(hour) : first[hour]))),
  }
}

/** The indexes of a day's hours by the clock, and of those that come a second time. */
type Row = { readonly first: (number | undefined)[]; readonly second: Map<number, number> }

/** The grid without second turns: a year would have an empty row, or column, for a single hour. */
export function withoutTurns({ days, columns, cells }: HeatGrid): HeatGrid {
  const isFirst = columns.map((column) => !column.endsWith('+'))
  if (isFirst.every(Boolean)) return { days, columns, cells }
  return {
    days,
    columns: columns.filter((_, column) => isFirst[column]),
    cells: cells.filter((_, cell) => isFirst[cell % columns.length]),
  }
}

/** The same cells with a row for each column: hours of the clock downwards, days across. */
export function transposed(cells: readonly (number | undefined)[], columns: number): readonly (number | undefined)[] {
  const rows = cells.length / columns
  return cells.map((_, cell) => cells[(cell % rows) * columns + Math.floor(cell / rows)])
}

const CLOCK: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
