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
 * One path for all marks of a kind: a month of hours would be a thousand boxes. `solid` fills whole cells, and draws
 * neighbours in a row as one line in its middle: where cells are too small for marks of their own. A year is gone
 * through once.
 */
export function heatMarks(
  hours: readonly HeatHour[],
  cells: readonly (number | undefined)[],
  columns: number,
  solid: boolean,
): HeatMarks {
  const scale = scaleOf(hours)
  const size = scale.max / scale.steps
  const paths = Array.from({ length: scale.steps + 1 }, () => '')
  const marks = { ground: '', missing: '', estimated: '' }
  /**
   * The neighbours that are one mark so far: where they begin, and their step; undefined where nothing was measured.
   */
  let first = 0
  let step: number | undefined
  const close = (end: number) => {
    if (step === undefined) return
    paths[step] += solid ? line(first, end - first, columns) : square(first, columns, sideOf(step / scale.steps))
    if (!solid) marks.ground += square(first, columns, 0.94)
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

function scaleOf(hours: readonly HeatHour[]): Scale {
  let highest = 0
  for (const { value } of hours) if (value !== null && value > highest) highest = value
  return roundScale(highest)
}

/** The side of a mark in its cell: a dot for zero, and the whole cell at the top of the scale. */
export function sideOf(share: number) {
  return share === 0 ? 0.14 : 0.16 + share * 0.78
}

/** A square in the middle of a cell. */
export function square(cell: number, columns: number, side: number) {
  const inset = (1 - side) / 2
  return `M${(cell % columns) + inset} ${Math.floor(cell / columns) + inset}h${side}v${side}h${-side}z`
}

/** Neighbours in a row as a line as wide as the row, half of a text that a bar with four sides would be. */
function line(first: number, wide: number, columns: number) {
  return `${place(first, columns)}h${wide}`
}

function place(cell: number, columns: number) {
  const column = cell % columns
  return `M${column} ${(cell - column) / columns}`
}
