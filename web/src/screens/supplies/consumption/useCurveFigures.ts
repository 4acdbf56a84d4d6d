import { useMemo } from 'react'
import {
  alignReadings,
  compare,
  previousRange,
  type DayRange,
  yearBefore,
} from '#src/domain/supply/curve/comparison.ts'
import type { Curve } from '#src/domain/supply/curve/fetchCurve.ts'
import { groupReadings } from '#src/domain/supply/meter/groupReadings.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'
import { useCurve } from '#src/domain/supply/curve/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import type { ConsumptionView, Side, useConsumptionView } from './consumptionView.ts'
import { periodShares } from './card/periodShares.ts'
import { countQuality } from './card/quality.ts'
import { fetchedGranularity } from './range.ts'
import type { Measured } from './summary.ts'
import { totalsOf } from './totals.ts'

/** The figures of a curve's report, memoized by range, side and granularity. */
export function useCurveFigures(supply: Supply, { range, granularity, side }: ConsumptionView, curve: Curve) {
  const {
    data: past,
    isPending: comparing,
    isLoadingError: comparisonFailed,
  } = useCurve(supply, previousRange(range), fetchedGranularity(range))
  const readings = useMemo(() => groupReadings(curve.readings, granularity), [curve.readings, granularity])
  const span = useMemo(() => spanOf(curve.readings) ?? range, [curve.readings, range])
  const installation = curve.readings.some((reading) => reading.own)
  const shownSide = installation ? side : 'consumption'

  return useMemo(() => {
    const pairing = yearBefore(range)
    const aligned = alignReadings(readings, groupReadings(past?.readings ?? [], granularity), granularity, pairing)
    const measuredReadings = readings.map((reading) => measuredOf(reading, shownSide))
    const measuredBefore = aligned.map((reading) => reading && measuredOf(reading, shownSide))
    const comparison = compare(measuredReadings, measuredBefore, pairing.alignment)
    const totals = totalsOf(curve.readings)
    return {
      readings,
      /** The same slots, with the energy of the side. */
      measuredReadings,
      aligned,
      side: shownSide,
      installation,
      measured: measuredKind(supply, installation, shownSide),
      totals,
      measuredTotals:
        shownSide === 'generation' ? totalsOf(curve.readings.map((reading) => measuredOf(reading, shownSide))) : totals,
      shares: shownSide === 'generation' ? [] : periodShares(curve.readings),
      quality: countQuality(curve.readings),
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
  }, [
    supply,
    range,
    granularity,
    curve.readings,
    readings,
    span,
    past,
    comparing,
    comparisonFailed,
    installation,
    shownSide,
  ])
}

const MAX_PAIRED_DAYS = 100

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
export function measuredOf(reading: Reading, side: Side): Reading {
  return side === 'generation' ? { ...reading, kwh: reading.own?.generated ?? null } : reading
}

function measuredKind(supply: Supply, installation: boolean, side: Side): Measured {
  if (supply.generator) return 'fed'
  if (side === 'generation') return 'generated'
  return installation ? 'fromGrid' : 'used'
}
