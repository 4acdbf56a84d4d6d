import { recordOf } from '@acometida/api-spec/rules/recordOf'
import type { TFunction } from 'i18next'
import type { Quality } from '#src/domain/supply/meter/curveSlot.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'

/** The quality of a value as text. A day or month is estimated with a single estimated hour, so its text is milder. */
export function qualityLabel(quality: Quality, granularity: Granularity, t: TFunction): string {
  return t(`supply.qualities.${quality === 'estimated' && granularity !== 'hour' ? 'partlyEstimated' : quality}`)
}

/** The text of each quality. */
export function qualityLabels(granularity: Granularity, t: TFunction): Readonly<Record<Quality, string>> {
  const qualities = ['real', 'estimated', 'incomplete', 'missing', 'untold'] as const
  return recordOf(qualities, (quality) => qualityLabel(quality, granularity, t))
}
