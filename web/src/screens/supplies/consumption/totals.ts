import { roundKwh, sumKnown, type OwnEnergy, type Reading } from '#src/domain/supply/reading.ts'

/** Null stands for no data. */
export type Totals = {
  /** Taken from the grid; of a generator, fed into it. kWh. */
  readonly kwh: number | null
  /** A day on average, over the days with data. */
  readonly dailyKwh: number | null
  /** The production of the installation, where there is one. */
  readonly own: OwnTotals | undefined
}

export type OwnTotals = {
  readonly generated: number | null
  readonly selfConsumed: number | null
  readonly surplus: number | null
  /** All that the home used: from the grid and from its own roof. */
  readonly used: number | null
  /** Percent of the produced energy that stayed at home. */
  readonly usedAtHomePercent: number | null
  /** Percent of the used energy that came from the roof. */
  readonly ownPercent: number | null
}

/** The sums of a range. Missing hours count for nothing; the average is over the days that have data. */
export function totalsOf(readings: readonly Reading[]): Totals {
  const known = readings.filter(({ kwh }) => kwh !== null)
  const kwh = sumKnown(known.map((reading) => reading.kwh))
  const days = new Set(known.map(({ at }) => at.slice(0, 10))).size
  return { kwh, dailyKwh: kwh === null ? null : roundKwh(kwh / days), own: ownTotals(readings, kwh) }
}

function ownTotals(readings: readonly Reading[], fromGrid: number | null): OwnTotals | undefined {
  if (!readings.some(({ own }) => own)) return undefined
  const sum = (part: keyof OwnEnergy) => sumKnown(readings.map(({ own }) => own?.[part]))
  const generated = sum('generated')
  const selfConsumed = sum('selfConsumed')
  const used = fromGrid === null || selfConsumed === null ? null : roundKwh(fromGrid + selfConsumed)
  return {
    generated,
    selfConsumed,
    surplus: sum('surplus'),
    used,
    usedAtHomePercent: share(selfConsumed, generated),
    ownPercent: share(selfConsumed, used),
  }
}

function share(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null) return null
  return whole === 0 ? 0 : (part / whole) * 100
}
