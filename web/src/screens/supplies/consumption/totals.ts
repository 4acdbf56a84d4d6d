import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { ownOf } from '#src/domain/supply/meter/groupReadings.ts'
import { sumKnown, type OwnEnergy, type Reading } from '#src/domain/supply/meter/reading.ts'

export type OwnTotals = OwnEnergy & {
  /** The home's total use: from the grid and from its own installation. */
  readonly used: number | null
  /** The share of generated energy used at home, in percent. */
  readonly usedAtHomePercent: number | null
  /** The share of used energy from the own installation, in percent. */
  readonly ownPercent: number | null
}

/** The totals of a range. Missing hours count as none; the mean is over the days with data. */
export function totalsOf(readings: readonly Reading[]) {
  const withData = readings.filter(({ kwh }) => kwh !== null)
  const kwh = sumKnown(withData.map((reading) => reading.kwh))
  const days = new Set(withData.map(({ at }) => at.slice(0, 10))).size
  return {
    /** Taken from the grid; for a generator, fed into it. kWh. Null without data. */
    kwh,
    dailyKwh: kwh === null ? null : roundKwh(kwh / days),
    /** The installation's energy, if there is one. */
    own: ownTotals(readings, kwh),
  }
}

function ownTotals(readings: readonly Reading[], fromGrid: number | null): OwnTotals | undefined {
  if (!readings.some(({ own }) => own)) return undefined
  const own = ownOf(readings)
  const { generated, selfConsumed } = own
  const used = fromGrid === null || selfConsumed === null ? null : roundKwh(fromGrid + selfConsumed)
  return {
    ...own,
    used,
    usedAtHomePercent: share(selfConsumed, generated),
    ownPercent: share(selfConsumed, used),
  }
}

function share(part: number | null, total: number | null): number | null {
  if (part === null || total === null) return null
  return total === 0 ? 0 : (part / total) * 100
}
