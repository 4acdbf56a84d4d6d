import type { TFunction } from 'i18next'
import type { Format } from '#src/base/format.ts'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'

/** The quality of the values, counted by fetched slots: hours or days. */
export function countQuality(slots: readonly CurveSlot[]) {
  const count = (kind: CurveSlot['quality']) => slots.filter(({ quality }) => quality === kind).length
  const estimated = count('estimated')
  const missing = count('missing')
  const withValue = slots.length - missing
  return {
    total: slots.length,
    /** Partly or fully estimated. */
    estimated,
    /** Slots without a value. */
    missing,
    /** With a partial value. */
    incomplete: count('incomplete'),
    /** With a value of which nobody says whether it was measured. */
    untold: count('untold'),
    /** The share of estimated ones among those with a value, in percent. */
    estimatedPercent: withValue === 0 ? 0 : (estimated / withValue) * 100,
  }
}

/**
 * The quality as a sentence: `8 % de las horas son estimadas; faltan 5 horas.` Counted by fetched hours or days. Null
 * if there is nothing to tell.
 */
export function qualitySentence(
  quality: ReturnType<typeof countQuality>,
  fetched: 'hour' | 'day',
  t: TFunction,
  format: Format,
): string | null {
  const { estimated, estimatedPercent, missing, incomplete, untold } = quality
  const parts =
    fetched === 'hour'
      ? [
          estimated > 0 && t('consumption.quality.hours', { percent: smallPercent(estimatedPercent, format) }),
          missing > 0 && t('consumption.quality.missingHours', { count: missing }),
        ]
      : [
          estimated > 0 && t('consumption.quality.days', { count: estimated }),
          incomplete > 0 && t('consumption.quality.incompleteDays', { count: incomplete }),
          missing > 0 && t('consumption.quality.missingDays', { count: missing }),
        ]
  const sentences = parts.filter((part) => part !== false)
  if (sentences.length === 0 && untold > 0) return null
  if (sentences.length === 0)
    return t(fetched === 'hour' ? 'consumption.quality.allReal' : 'consumption.quality.allRealDays')
  const sentence = sentences.join('; ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. ${t('consumption.quality.why')}`
}

/** A few hours of a month must not become "0 %". */
function smallPercent(percent: number, format: Format): string {
  return format.percent(percent, percent < 1 ? 1 : 0)
}
