import { localDate, localTime } from '@acometida/api-spec/rules/time/localTime'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'

/** Instants as parts of a sentence: the time for today, with the date for other days. Milliseconds since 1970. */
export function useMoments() {
  const { t, format } = useLocale()
  const words = (kind: 'at' | 'since') => (at: number) => {
    const named = { date: format.date(at), time: format.time(at) }
    if (localDate(at) !== serverToday()) return t(`supplyNow.moment.${kind}Day`, named)
    // In Spanish and Galician one o'clock is singular.
    return t(`supplyNow.moment.${kind}${localTime(at).startsWith('01') ? 'One' : ''}`, named)
  }
  return {
    /** `a las 12:00` */
    at: words('at'),
    /** `desde las 09:10` */
    since: words('since'),
    /** `09:00–11:30` */
    hours: (from: number, to: number) => `${format.time(from)}–${format.time(to)}`,
  }
}
