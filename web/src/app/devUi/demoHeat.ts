import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDateTime } from '@acometida/api-spec/rules/time/madrid'
import type { HeatHour } from '#src/ui/chart/heatMap.grid.ts'

/**
 * Hourly values from one midnight in Madrid to another, with an estimated stretch, a missing one, an empty house and
 * one very high hour.
 */
export function demoHeat(fromMs: number, toMs: number): readonly HeatHour[] {
  const hours: HeatHour[] = []
  for (let at = fromMs; at < toMs; at += HOUR_MS) {
    const text = localDateTime(at)
    const [day, hour] = [Number(text.slice(8, 10)), Number(text.slice(11, 13))]
    const share = 0.12 + 0.5 * Math.max(0, Math.sin((hour - 6) / 3.6)) + (hour > 18 && hour < 23 ? 0.6 : 0)
    const away = day >= 17 && day <= 18
    hours.push({
      at: text,
      value: day === 9 && hour > 4 && hour < 12 ? null : away ? 0 : share * (1 + 0.4 * Math.sin(at / HOUR_MS)),
      estimated: day === 12 || (day === 13 && hour < 9),
    })
  }
  return hours.map((hour, index) => (index === 500 ? { ...hour, value: 2.3 } : hour))
}
