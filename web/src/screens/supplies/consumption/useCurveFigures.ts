import { useMemo } from 'react'
import {
  alignReadings,
  compare,
  previousRange,
  type DayRange,
  yearBefore,
} from '#src/domain/supply/curve/comparison.ts'
import type { Curve } from '#src/domain/supply/curve/fetchCurve.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import { groupReadings } from '#src/domain/supply/meter/groupReadings.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import type { ConsumptionView, EnergySide, useConsumptionView } from './consumptionView.ts'
import { periodShares } from './periodShares.ts'
import { countQuality } from './quality.ts'
import { fetchedGranularity } from './range.ts'
import type { Measured } from './summary.ts'
import { totalsOf } from './totals.ts'

/** The figures of a curve's report, memoized by range, side and granularity. A curve still to come has no readings. */
export function useCurveFigures(
  supply: Supply,
  { range, granularity, side }: ConsumptionView,
  { readings: hours }: Pick<Curve, 'readings'> = NOTHING,
) {
  const {
    data: past,
    isPending: comparing,
    isLoadingError: comparisonFailed,
  } = useCurve(supply, previousRange(range), fetchedGranularity(range))
  const readings = useMemo(() => groupReadings(hours, granularity), [hours, granularity])
  const span = useMemo(() => spanOf(hours) ?? range, [hours, range])
  const installation = hours.some((reading) => reading.own)
  const shownSide = installation ? side : 'consumption'

  return useMemo(() => {
    const pairing = yearBefore(range)
    const aligned = alignReadings(readings, groupReadings(past?.readings ?? [], granularity), granularity, pairing)
    const measuredReadings = readings.map((reading) => measuredOf(reading, shownSide))
    const measuredBefore = aligned.map((reading) => reading && measuredOf(reading, shownSide))
    const comparison = compare(measuredReadings, measuredBefore, pairing.alignment)
    const totals = totalsOf(hours)
    return {
      /** Without data, a range has neither sums nor hours to show. */
      hasData: hours.some(({ kwh, own }) => kwh !== null || (own && own.generated !== null)),
      readings,
      /** The same slots, with the energy of the side. */
      measuredReadings,
      aligned,
      side: shownSide,
      installation,
      measured: measuredKind(supply, installation, shownSide),
      totals,
      measuredTotals:
        shownSide === 'generation' ? totalsOf(hours.map((reading) => measuredOf(reading, shownSide))) : totals,
      shares: shownSide === 'generation' ? [] : periodShares(hours),
      quality: countQuality(hours),
      /** The days that the readings cover, for the sentences. */
      span,
      comparing,
      comparisonFailed,
      comparison,
      /**
       * Whether the year before is drawn: it exists, and there is room. Two bars for each of many days are unreadable.
       */
      drawsBefore: comparison !== undefined && (granularity !== 'day' || readings.length <= MAX_PAIRED_DAYS),
    }
  }, [supply, range, granularity, hours, readings, span, past, comparing, comparisonFailed, installation, shownSide])
}

const MAX_PAIRED_DAYS = 100
const NOTHING: Pick<Curve, 'readings'> = { readings: [] }

export type CurveFigures = ReturnType<typeof useCurveFigures>

/** The props of the parts of a curve's card. */
export type CurveCardProps = {
  readonly supply: Supply
  readonly view: ConsumptionView
  readonly change: ReturnType<typeof useConsumptionView>[1]
  readonly figures: CurveFigures
}

function spanOf(readings: readonly Reading[]): DayRange | undefined {
  const [first, last] = [readings[0], readings.at(-1)]
  return first && last && { from: first.at.slice(0, 10), to: last.at.slice(0, 10) }
}

/** A reading with the energy of a side. */
export function measuredOf(reading: Reading, side: EnergySide): Reading {
  return side === 'generation' ? { ...reading, kwh: reading.own?.generated ?? null } : reading
}

function measuredKind(supply: Supply, installation: boolean, side: EnergySide): Measured {
  if (supply.generator) return 'fed'
  if (side === 'generation') return 'generated'
  return installation ? 'fromGrid' : 'used'
}
