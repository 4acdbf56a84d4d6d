import { roundScale, type Scale } from './energy/energyChart.scale.ts'
import type { HeatHour } from './heatMap.grid.ts'

/** The drawing of a heat map, as paths over a grid of unit cells. */
export type HeatMarks = {
  readonly scale: Scale
  /** The cells with a value. Empty if marks fill their cells. */
  readonly ground: string
  /** One path for each step of the scale, from zero upwards. None without measurements. */
  readonly levels: readonly { readonly step: number; readonly share: number; readonly path: string }[]
  readonly missing: string
  readonly estimated: string
}

/**
 * The marks as one path per kind: a month of hours would be a thousand elements. `solid` fills whole cells and draws
 * neighbours in a row as one line through their middle, for cells too small for marks. A year is processed in a single
 * pass.
 */
export function heatMarks(
  hours: readonly HeatHour[],
  cells: readonly (number | undefined)[],
  columns: number,
  solid: boolean,
): HeatMarks {
  const scale = roundScale(hours.reduce((highest, { value }) => Math.max(highest, value ?? 0), 0))
  const size = scale.max / scale.steps
  const paths = Array.from({ length: scale.steps + 1 }, () => '')
  const marks = { ground: '', missing: '', estimated: '' }
  /** The current run of neighbours: its start and its step. Undefined without a measurement. */
  let first = 0
  let step: number | undefined
  const close = (end: number) => {
    if (step === undefined) return
    // A run is a line as wide as its row: a path half as long as that of a bar with four sides.
    if (solid) paths[step] += `${place(first, columns)}h${end - first}`
    else {
      paths[step] += cellSquare(first, columns, sideOf(step / scale.steps))
      marks.ground += cellSquare(first, columns, 0.94)
    }
  }
  for (let cell = 0; cell < cells.length; cell++) {
    const hour = hours[cells[cell] ?? -1]
    const value = hour?.value ?? null
    const next = value === null ? undefined : Math.ceil(value / size - 1e-9)
    if (!solid || next !== step || cell % columns === 0) {
      close(cell)
      first = cell
      step = next
    }
    if (hour && value === null) marks.missing += `${place(cell, columns)}m.1 .1l.8 .8m-.8 0l.8 -.8`
    if (hour?.estimated) marks.estimated += `${place(cell, columns)}m0 .9h1`
  }
  close(cells.length)
  const isEmpty = paths.every((path) => path === '')
  return {
    ...marks,
    scale,
    levels: isEmpty ? [] : paths.map((path, level) => ({ step: level, share: level / scale.steps, path })),
  }
}

/** The side of a mark within its cell: a dot for zero, the whole cell at the top of the scale. */
export function sideOf(share: number) {
  return share === 0 ? 0.14 : 0.16 + share * 0.78
}

/** A square in the middle of a cell. */
export function cellSquare(cell: number, columns: number, side: number) {
  const inset = (1 - side) / 2
  return `M${(cell % columns) + inset} ${Math.floor(cell / columns) + inset}h${side}v${side}h${-side}z`
}

function place(cell: number, columns: number) {
  const column = cell % columns
  return `M${column} ${(cell - column) / columns}`
}
