import { memoize } from '@acometida/api-spec/rules/memoize'
import type { Day } from './day.rules.ts'
import { sharesOf } from './demand.rules.ts'
import { noise } from './noise.rules.ts'

export type Climate = 'galicia' | 'madrid'

/** The energy that panels make in each hour in UTC of a day, kWh by hour 0 to 23. */
export function solarOf(kwp: number, climate: Climate, seed: number, day: Day): Float64Array {
  const place = places[climate]
  const sky = 0.3 + 1.4 * noise(seed, day.number, 200)
  const ofDay = (kwp * (place.monthly[day.month - 1] ?? 0) * sky) / day.monthDays
  const bell = lightSharesOf(climate, day.month)
  const kwh = new Float64Array(24)
  for (let hour = 0; hour < 24; hour += 1) {
    const share = bell[hour] ?? 0
    if (share > 0) kwh[hour] = ofDay * share * (0.85 + 0.3 * noise(seed, day.number, 210 + hour))
  }
  return kwh
}

/** kWh per kWp and month (assumed, after PVGIS); latitude and longitude in degrees. */
const places: Readonly<Record<Climate, { monthly: readonly number[]; latitude: number; longitude: number }>> = {
  galicia: { monthly: [65, 80, 108, 117, 130, 137, 148, 143, 125, 92, 65, 58], latitude: 42.9, longitude: -8.5 },
  madrid: { monthly: [97, 108, 137, 143, 156, 160, 174, 168, 144, 118, 95, 88], latitude: 40.4, longitude: -3.7 },
}

/**
 * Shares of a day's light by hour in UTC: the height of the sun in the middle of the hour, in the middle of the month.
 */
const lightSharesOf = memoize(
  100,
  (climate: Climate, month: number) => `${climate}${month}`,
  (climate: Climate, month: number): readonly number[] => {
    const { latitude, longitude } = places[climate]
    const radians = Math.PI / 180
    const declination = -23.44 * Math.cos((360 / 365) * (30.4 * (month - 0.5) + 10) * radians)
    const heights = Array.from({ length: 24 }, (_, hour) => {
      const hourAngle = (hour + 0.5 + longitude / 15 - 12) * 15
      const height =
        Math.sin(latitude * radians) * Math.sin(declination * radians) +
        Math.cos(latitude * radians) * Math.cos(declination * radians) * Math.cos(hourAngle * radians)
      return Math.max(0, height) ** 1.2
    })
    return sharesOf(heights)
  },
)
