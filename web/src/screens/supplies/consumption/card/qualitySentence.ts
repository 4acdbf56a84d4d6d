import type { TFunction } from 'i18next'
import type { Format } from '#src/base/format.ts'
import type { QualityCount } from './qualityCount.ts'

/** The quality as a sentence: `8 % de las horas son estimadas; faltan 5 horas.` Counted by fetched hours or days. */
export function qualitySentence(quality: QualityCount, fetched: 'hour' | 'day', t: TFunction, format: Format): string {
  const { estimated, estimatedPercent, missing, incomplete } = quality
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
  if (sentences.length === 0)
    return t(fetched === 'hour' ? 'consumption.quality.allReal' : 'consumption.quality.allRealDays')
  const sentence = sentences.join('; ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}. ${t('consumption.quality.why')}`
}

/** A few hours of a month must not become "0 %". */
function smallPercent(percent: number, format: Format): string {
  return format.percent(percent, percent < 1 ? 1 : 0)
}
