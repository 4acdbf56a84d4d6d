import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { sumKnown, type OwnEnergy, type Quality, type CurveSlot, slotsBy } from './curveSlot.ts'

export type Granularity = 'hour' | 'day' | 'month'

/**
 * Sums slots into local days or months. A day with a missing hour is marked incomplete, one with an estimated hour
 * estimated.
 */
export function groupSlots(slots: readonly CurveSlot[], granularity: Granularity): readonly CurveSlot[] {
  if (granularity === 'hour') return slots
  const groups = slotsBy(slots, (at) => slotKey(at, granularity))
  return [...groups.values()].flatMap((group) => sumOf(group) ?? [])
}

/** The key of a slot: `2026-03-14T09`, `2026-03-14` or `2026-03`. */
export function slotKey(at: string, granularity: Granularity): string {
  return at.slice(0, KEY_LENGTHS[granularity])
}

const KEY_LENGTHS = { hour: 13, day: 10, month: 7 } as const

function sumOf(group: readonly CurveSlot[]): CurveSlot | undefined {
  const [first] = group
  if (!first || group.length === 1) return first
  return {
    at: first.at,
    kwh: sumKnown(group.map(({ kwh }) => kwh)),
    quality: qualityOf(group.map(({ quality }) => quality)),
    estimatedShare: shareOf(group),
    periods: first.periods.map((_, index) =>
      roundKwh(group.reduce((sum, { periods }) => sum + (periods[index] ?? 0), 0)),
    ),
    own: first.own && ownOf(group),
  }
}

function shareOf(group: readonly CurveSlot[]): number | undefined {
  const withData = group.filter(({ kwh }) => kwh !== null)
  const share = ({ estimatedShare, quality }: CurveSlot) => estimatedShare ?? Number(quality === 'estimated')
  return withData.length === 0 ? undefined : withData.reduce((sum, slot) => sum + share(slot), 0) / withData.length
}

/** The sums of the installation's energy. */
export function ownOf(slots: readonly CurveSlot[]): OwnEnergy {
  const sum = (part: keyof OwnEnergy) => sumKnown(slots.map(({ own }) => own?.[part]))
  return { generated: sum('generated'), selfConsumed: sum('selfConsumed'), surplus: sum('surplus') }
}

/** The same rule as the contract's for the quality of a day. */
function qualityOf(parts: readonly Quality[]): Quality {
  if (parts.every((quality) => quality === 'missing')) return 'missing'
  if (parts.some((quality) => quality === 'missing' || quality === 'incomplete')) return 'incomplete'
  if (parts.includes('estimated')) return 'estimated'
  return parts.includes('untold') ? 'untold' : 'real'
}
