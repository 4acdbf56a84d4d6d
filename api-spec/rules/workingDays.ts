import { addDays, dateOfDayNumber, dayNumber, partsOf, weekday } from './calendar.ts'
import { nationalHolidays } from './tariff.ts'

/** The date some working days later, counting from the day after; regional holidays are not known. */
export function addWorkingDays(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

/** Neither weekend nor a holiday of the whole country (Ley 39/2015, art. 30.2). */
export function isWorkingDay(date: string): boolean {
  const { year } = partsOf(date)
  return weekday(date) <= 5 && !nationalHolidays(year).includes(date) && date !== goodFriday(year)
}

/** Two days before Easter (the anonymous Gregorian computus). */
function goodFriday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const fullMoonToEaster = moon - sunday
  const month = 3 + Math.floor((fullMoonToEaster + 40) / 44)
  const day = fullMoonToEaster + 28 - 31 * Math.floor(month / 4)
  const easter = `${year}-0${month}-${String(day).padStart(2, '0')}`
  return dateOfDayNumber(dayNumber(easter) - 2)
}
