import type { TFunction } from 'i18next'
import { energyDecimals } from '#src/domain/supply/energyNumber.ts'
import type { Format } from '#src/base/format.ts'
import type { Granularity } from '#src/domain/supply/groupReadings.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import type { DateWords } from '#src/domain/supply/dateWords.ts'

/** The slots with the most and the least energy, in one sentence. Slots with gaps compete for the most only. */
export function extremesSentence(
  readings: readonly Reading[],
  granularity: Granularity,
  t: TFunction,
  format: Format,
  dates: DateWords,
): string {
  const known = readings.filter(({ kwh }) => kwh !== null)
  const whole = known.filter(({ quality }) => quality !== 'incomplete')
  const high = known.toSorted((a, b) => (b.kwh ?? 0) - (a.kwh ?? 0))[0]
  const low = whole.toSorted((a, b) => (a.kwh ?? 0) - (b.kwh ?? 0))[0] ?? high
  if (!high || !low) return t('consumption.extremes.none')
  const energy = ({ kwh }: Reading) => format.energyKwh(kwh, energyDecimals(kwh ?? 0))
  const when = ({ at }: Reading) => (granularity === 'month' ? format.month(at) : dates.whole(at.slice(0, 10)))
  return t(`consumption.extremes.${granularity}`, {
    high: when(high),
    highEnergy: energy(high),
    low: when(low),
    lowEnergy: energy(low),
    time: high.at.slice(11, 16),
  })
}
