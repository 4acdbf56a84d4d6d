import { roundScale, type Scale } from './energyChart.points.ts'
import type { HeatHour } from './heatMap.grid.ts'

/** What a heat map draws, as paths over a grid of unit cells. */
export type HeatMarks = {
  readonly scale: Scale
  /** The cells that have a value; empty where marks fill their cells. */
  readonly ground: string
  /** One path a step of the scale, from zero upwards; none where nothing was measured. */
  readonly levels: readonly { readonly step: number; readonly share: number; readonly path: string }[]
  readonly missing: string
  readonly estimated: string
}

/**
 * One path for all marks of a kind: a month of hours would be a thousand boxes. `solid` fills whole cells, and draws neighbours in
 * a row as one: where cells are too small for marks of their own.
 */
export function heatMarks(
  hours: readonly HeatHour[],
  cells: readonly (number | undefined)[],
  columns: number,
  solid: boolean,
): HeatMarks {
  const scale = roundScale(hours.reduce((most, { value }) => Math.max(most, value ?? 0), 0))
  const size = scale.max / scale.steps
  const known: number[] = []
  const missing: number[] = []
  const estimated: number[] = []
  const at: number[][] = Array.from({ length: scale.steps + 1 }, () => [])
  cells.forEach((index, cell) => {
    const hour = index === undefined ? undefined : hours[index]
    if (!hour) return
    if (hour.estimated) estimated.push(cell)
    if (hour.value === null) return void missing.push(cell)
    known.push(cell)
    at[Math.ceil(hour.value / size - 1e-9)]?.push(cell)
  })
  const place = (cell: number) => `M${cell % columns} ${Math.floor(cell / columns)}`
  const draw = (marked: readonly number[], side: number) =>
    solid ? bars(marked, columns) : squares(marked, columns, side)
  return {
    scale,
    ground: solid ? '' : draw(known, 0.94),
    levels: known.length === 0 ? [] : at.map((marked, step) => levelOf(step, scale, (side) => draw(marked, side))),
    missing: missing.map((cell) => `${place(cell)}m.1 .1l.8 .8m-.8 0l.8 -.8`).join(''),
    estimated: estimated.map((cell) => `${place(cell)}m0 .9h1`).join(''),
  }
}

function levelOf(step: number, { steps }: Scale, draw: (side: number) => string) {
  const share = step / steps
  return { step, share, path: draw(sideOf(share)) }
}

/** The side of a mark in its cell: a dot for zero, and the whole cell at the top of the scale. */
export function sideOf(share: number) {
  return share === 0 ? 0.14 : 0.16 + share * 0.78
}

/** A square in the middle of each cell. */
export function squares(cells: readonly number[], columns: number, side: number) {
  const inset = (1 - side) / 2
  return cells
    .map((cell) => `M${(cell % columns) + inset} ${Math.floor(cell / columns) + inset}h${side}v${side}h${-side}z`)
    .join('')
}

/** Neighbours in a row, in the order of the cells, as one bar. */
function bars(cells: readonly number[], columns: number) {
  const path: string[] = []
  for (let index = 0; index < cells.length;) {
    const first = cells[index] ?? 0
    const column = first % columns
    let wide = 1
    while (cells[index + wide] === first + wide && column + wide < columns) wide++
    path.push(`M${column} ${(first - column) / columns}h${wide}v1h-${wide}z`)
    index += wide
  }
  return path.join('')
}
