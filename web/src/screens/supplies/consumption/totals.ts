import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { sumKnown, type OwnEnergy, type CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import { ownOf } from '#src/domain/supply/meter/groupSlots.ts'

export type OwnTotals = OwnEnergy & {
  /** The home's total use: from the grid and from its own installation. */
  readonly used: number | null
  /** The share of generated energy used at home, in percent. */
  readonly usedAtHomePercent: number | null
  /** The share of used energy from the own installation, in percent. */
  readonly ownPercent: number | null
}

/** The totals of a range. Missing hours count as none; the mean is over the days with data. */
export function totalsOf(slots: readonly CurveSlot[]) {
  const withData = slots.filter(({ kwh }) => kwh !== null)
  const kwh = sumKnown(withData.map((slot) => slot.kwh))
  const days = new Set(withData.map(({ at }) => at.slice(0, 10))).size
  return {
    /** Taken from the grid; for a generator, fed into it. kWh. Null without data. */
    kwh,
    dailyKwh: kwh === null ? null : roundKwh(kwh / days),
    /** The installation's energy, if there is one. */
    own: ownTotals(slots, kwh),
  }
}

function ownTotals(slots: readonly CurveSlot[], fromGrid: number | null): OwnTotals | undefined {
  if (!slots.some(({ own }) => own)) return undefined
  const own = ownOf(slots)
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
