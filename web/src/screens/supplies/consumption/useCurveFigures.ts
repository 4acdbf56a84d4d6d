import { useMemo } from 'react'
import { alignSlots, compare, previousRange, type DayRange, yearBefore } from '#src/domain/supply/curve/comparison.ts'
import type { Curve } from '#src/domain/supply/curve/fetchCurve.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import { groupSlots } from '#src/domain/supply/meter/groupSlots.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import type { ConsumptionView, EnergySide, useConsumptionView } from './consumptionView.ts'
import { periodShares } from './periodShares.ts'
import { countQuality } from './quality.ts'
import { fetchedGranularity } from './range.ts'
import type { Measured } from './summary.ts'
import { totalsOf } from './totals.ts'

/** The figures of a curve's report, memoized by range, side and granularity. A curve still to come has no slots. */
export function useCurveFigures(
  supply: Supply,
  { range, granularity, side }: ConsumptionView,
  { slots: hours }: Pick<Curve, 'slots'> = NOTHING,
) {
  const {
    data: past,
    isPending: comparing,
    isLoadingError: comparisonFailed,
  } = useCurve(supply, previousRange(range), fetchedGranularity(range))
  const slots = useMemo(() => groupSlots(hours, granularity), [hours, granularity])
  const span = useMemo(() => spanOf(hours) ?? range, [hours, range])
  const installation = hours.some((slot) => slot.own)
  const shownSide = installation ? side : 'consumption'

  return useMemo(() => {
    const pairing = yearBefore(range)
    const aligned = alignSlots(slots, groupSlots(past?.slots ?? [], granularity), granularity, pairing)
    const measuredSlots = slots.map((slot) => measuredOf(slot, shownSide))
    const measuredBefore = aligned.map((slot) => slot && measuredOf(slot, shownSide))
    const comparison = compare(measuredSlots, measuredBefore, pairing.alignment)
    const totals = totalsOf(hours)
    return {
      /** Without data, a range has neither sums nor hours to show. */
      hasData: hours.some(({ kwh, own }) => kwh !== null || (own && own.generated !== null)),
      slots,
      /** The same slots, with the energy of the side. */
      measuredSlots,
      aligned,
      side: shownSide,
      installation,
      measured: measuredKind(supply, installation, shownSide),
      totals,
      measuredTotals: shownSide === 'generation' ? totalsOf(hours.map((slot) => measuredOf(slot, shownSide))) : totals,
      shares: shownSide === 'generation' ? [] : periodShares(hours),
      quality: countQuality(hours),
      /** The days that the slots cover, for the sentences. */
      span,
      comparing,
      comparisonFailed,
      comparison,
      /**
       * Whether the year before is drawn: it exists, and there is room. Two bars for each of many days are unreadable.
       */
      drawsBefore: comparison !== undefined && (granularity !== 'day' || slots.length <= MAX_PAIRED_DAYS),
    }
  }, [supply, range, granularity, hours, slots, span, past, comparing, comparisonFailed, installation, shownSide])
}

const MAX_PAIRED_DAYS = 100
const NOTHING: Pick<Curve, 'slots'> = { slots: [] }

export type CurveFigures = ReturnType<typeof useCurveFigures>

/** The props of the parts of a curve's card. */
export type CurveCardProps = {
  readonly supply: Supply
  readonly view: ConsumptionView
  readonly change: ReturnType<typeof useConsumptionView>[1]
  readonly figures: CurveFigures
}

function spanOf(slots: readonly CurveSlot[]): DayRange | undefined {
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last && { from: first.at.slice(0, 10), to: last.at.slice(0, 10) }
}

/** A slot with the energy of a side. */
export function measuredOf(slot: CurveSlot, side: EnergySide): CurveSlot {
  return side === 'generation' ? { ...slot, kwh: slot.own?.generated ?? null } : slot
}

function measuredKind(supply: Supply, installation: boolean, side: EnergySide): Measured {
  if (supply.generator) return 'fed'
  if (side === 'generation') return 'generated'
  return installation ? 'fromGrid' : 'used'
}
