import { weekday } from '../time/calendar.ts'

export type Tariff = '2.0TD' | '3.0TD'
export type TariffPeriod = 1 | 2 | 3 | 4 | 5 | 6

export type LocalHourOfYear = {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number
  /** 0 to 23, in the local time of the peninsula. */
  readonly hour: number
}

/** The tariff slot of an hour within its day, whatever its period in the season. */
export type TariffSlot = 'peak' | 'flat' | 'valley'

/** The fixed national holidays. The tariffs ignore movable and regional ones. */
const HOLIDAYS = new Set(['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'])

const SMALL: Readonly<Record<TariffSlot, TariffPeriod>> = { peak: 1, flat: 2, valley: 3 }
const HIGH: typeof SMALL = { peak: 1, flat: 2, valley: 6 }
const MEDIUM_HIGH: typeof SMALL = { peak: 2, flat: 3, valley: 6 }
const MEDIUM: typeof SMALL = { peak: 3, flat: 4, valley: 6 }
const LOW: typeof SMALL = { peak: 4, flat: 5, valley: 6 }

/** The seasons of 3.0TD in the peninsula, January first. */
const SEASONS = [HIGH, HIGH, MEDIUM_HIGH, LOW, LOW, MEDIUM, HIGH, MEDIUM, MEDIUM, LOW, MEDIUM_HIGH, HIGH]

/**
 * The period in which the energy of an hour is billed (Circular 3/2020 of the CNMC, art. 7). All tariffs except 2.0TD
 * share the six periods of 3.0TD.
 */
export function tariffPeriod(tariff: string, at: LocalHourOfYear): TariffPeriod {
  const quiet = at.weekday >= 6 || HOLIDAYS.has(`${pad(at.month)}-${pad(at.day)}`)
  const slot = quiet ? 'valley' : slotOf(tariff, at.hour)
  // Stryker disable next-line OptionalChaining: each month has its season.
  return tariff === '2.0TD' ? SMALL[slot] : (SEASONS[at.month - 1]?.[slot] ?? 6)
}

/**
 * Peak, flat or valley for each hour of the clock on a local date. Hours of different seasons can be compared by it.
 */
export function tariffSlotsOf(tariff: string, date: string): readonly TariffSlot[] {
  return isRestDay(date) ? QUIET_DAY : WORKING_DAY[tariff === '2.0TD' ? '2.0TD' : '3.0TD']
}

/** Whether a local date is a Saturday, a Sunday or a fixed national holiday. */
export function isRestDay(date: string): boolean {
  return weekday(date) >= 6 || HOLIDAYS.has(date.slice(5))
}

const CLOCK = Array.from({ length: 24 }, (_, hour) => hour)
const QUIET_DAY = CLOCK.map((): TariffSlot => 'valley')
const WORKING_DAY: Readonly<Record<Tariff, readonly TariffSlot[]>> = {
  '2.0TD': CLOCK.map((hour) => slotOf('2.0TD', hour)),
  '3.0TD': CLOCK.map((hour) => slotOf('3.0TD', hour)),
}

/**
 * In both tariffs the peak of the morning ends at 14 and that of the evening lasts from 18 to 22. Only the start of the
 * morning peak differs.
 */
function slotOf(tariff: string, hour: number): TariffSlot {
  const peakStart = tariff === '2.0TD' ? 10 : 9
  if (hour < 8) return 'valley'
  return (hour >= peakStart && hour < 14) || (hour >= 18 && hour < 22) ? 'peak' : 'flat'
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
