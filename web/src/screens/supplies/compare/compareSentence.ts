import { weekday } from '@acometida/api-spec/rules/time/calendar'
import type { TFunction } from 'i18next'
import type { Format } from '#src/base/format.ts'
import { type Trend, trendOf } from '#src/domain/supply/curve/comparison.ts'
import { type Cause, CAUSES, type Explanation } from '#src/domain/supply/curve/explainChange.ts'
import type { CompareFigures } from './compareFigures.ts'

type Lengths = Pick<CompareFigures, 'days' | 'others' | 'unequal' | 'decimals'>

/** The difference in total or, for different lengths, per day. Below half a percent it counts as none. */
export function differenceOf({ days, others, unequal, decimals }: Lengths, { wh, otherWh }: Explanation) {
  const [now, other] = unequal ? [wh / days.length, otherWh / others.length] : [wh, otherWh]
  const percent = other === 0 ? null : (now / other - 1) * 100
  const trend: Trend = percent === null ? (now === 0 ? 'same' : 'more') : trendOf({ change: percent })
  return {
    kwh: (now - other) / 1000,
    nowKwh: now / 1000,
    otherKwh: other / 1000,
    percent,
    trend,
    decimals: unequal ? 2 : decimals,
  }
}

/** `Cada día, 0,71 kWh más de media: 8,10 kWh frente a 7,39 kWh.` For equal lengths, both totals. */
export function differenceSentence(lengths: Lengths, explanation: Explanation, t: TFunction, format: Format): string {
  const { kwh, nowKwh, otherKwh, trend, decimals } = differenceOf(lengths, explanation)
  const energy = (value: number) => format.energyKwh(value, decimals)
  if (lengths.unequal)
    return t(`compare.sentence.day.${trend}`, {
      energy: energy(Math.abs(kwh)),
      now: energy(nowKwh),
      other: energy(otherKwh),
    })
  const words = { energy: energy(nowKwh), other: energy(otherKwh) }
  return t(trend === 'same' ? 'compare.sentence.alike' : 'compare.sentence.sum', words)
}

/**
 * `38,4 kWh más: 29,1 kWh más de consumo de fondo (de 110 a 150 W, día y noche), 9,3 kWh más en horas punta.` Causes
 * much smaller than the largest habit are left to the chart, but never the number of days, which is no habit. Empty
 * without a change.
 */
export function causesSentence(lengths: Lengths, explanation: Explanation, t: TFunction, format: Format): string {
  const { wh, otherWh, parts, backgroundWatts } = explanation
  const energy = (value: number) => format.energyKwh(Math.abs(value) / 1000, lengths.decimals)
  const direction = (value: number) => (value < 0 ? 'less' : 'more')
  const greatest = Math.max(...CAUSES.map((cause) => (cause === 'days' ? 0 : Math.abs(parts[cause]))))
  const isSaid = (cause: Cause) =>
    parts[cause] !== 0 && (cause === 'days' || Math.abs(parts[cause]) >= greatest * WORTH_SAYING)
  if (!CAUSES.some(isSaid)) return ''
  const causes = CAUSES.filter(isSaid)
    .toSorted((a, b) => Math.abs(parts[b]) - Math.abs(parts[a]))
    .map((cause) =>
      t(`compare.cause.${cause}.${direction(parts[cause])}`, {
        energy: energy(parts[cause]),
        from: format.number(backgroundWatts.others),
        to: format.number(backgroundWatts.days),
      }),
    )
  const change = t(`compare.sentence.${direction(wh - otherWh)}`, { energy: energy(wh - otherWh) })
  const sentence = t('compare.sentence.because', { change, causes: causes.join(', ') })
  return hasSameDays(lengths) ? `${sentence} ${t('compare.sentence.sameDays')}` : sentence
}

/** Both sides have the same number of each weekday, and of holidays among them. */
function hasSameDays({ days, others }: Lengths): boolean {
  const kinds = (side: Lengths['days']) =>
    side
      .map(({ date, rest }) => `${weekday(date)}${rest}`)
      .toSorted()
      .join()
  return kinds(days) === kinds(others)
}

const WORTH_SAYING = 0.15
