import type { TFunction } from 'i18next'
import { energyDecimals } from '#src/domain/supply/curve/energyNumber.ts'
import type { Format } from '#src/base/format.ts'
import type { Granularity } from '#src/domain/supply/meter/groupReadings.ts'
import type { Reading } from '#src/domain/supply/meter/reading.ts'
import type { DateWords } from '#src/domain/supply/useDateWords.ts'

/** The slots with the most and the least energy, in one sentence. Slots with gaps count for the most only. */
export function extremesSentence(
  readings: readonly Reading[],
  granularity: Granularity,
  t: TFunction,
  format: Format,
  dates: DateWords,
): string {
  let high: Reading | undefined
  let lowest: Reading | undefined
  for (const reading of readings) {
    const { kwh, quality } = reading
    if (kwh === null) continue
    if (kwh > (high?.kwh ?? -Infinity)) high = reading
    if (quality !== 'incomplete' && kwh < (lowest?.kwh ?? Infinity)) lowest = reading
  }
  const low = lowest ?? high
  if (!high || !low) return t('consumption.extremes.none')
  const energy = ({ kwh }: Reading) => format.energyKwh(kwh, energyDecimals(kwh ?? 0))
  const when = ({ at }: Reading) => (granularity === 'month' ? format.month(at) : dates.full(at.slice(0, 10)))
  return t(`consumption.extremes.${granularity}`, {
    high: when(high),
    highEnergy: energy(high),
    low: when(low),
    lowEnergy: energy(low),
    time: high.at.slice(11, 16),
  })
}
