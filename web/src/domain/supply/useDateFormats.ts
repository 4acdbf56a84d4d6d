import { useMemo } from 'react'
import { dateTimeFormat } from '#src/base/intlFormats.ts'
import { useFormat } from '#src/base/useFormat.ts'
import type { DayRange } from './curve/comparison.ts'

/** The date formats of the current language. */
export function useDateFormats() {
  const { locale } = useFormat()
  return useMemo(() => makeDateFormats(locale), [locale])
}

/** Date formats for sentences and axes, in a locale. All take local dates, `2026-03-14`. */
export function makeDateFormats(locale: string) {
  // Formats are created on first use: no screen needs all of them.
  const words = (options: Intl.DateTimeFormatOptions) => {
    const formatOptions = { ...options, timeZone: 'UTC' }
    return (date: string) => dateTimeFormat(locale, formatOptions).format(new Date(date))
  }
  const long = words({ day: 'numeric', month: 'long', year: 'numeric' })
  const longWithoutYear = words({ day: 'numeric', month: 'long' })
  const day = words({ day: 'numeric' })

  return {
    /** `14 mar` */
    dayMonth: words({ day: 'numeric', month: 'short' }),
    /** `sáb 14`, for an axis that shows the month elsewhere. */
    weekdayNumber: words({ weekday: 'short', day: 'numeric' }),
    /** `sáb, 14 mar` */
    weekdayDay: words({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** `sáb, 14 mar 2026` */
    weekdayDayYear: words({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    /** `sábado 14 de marzo de 2026` */
    full: words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** `mar` */
    month: words({ month: 'short' }),
    /** `mar 2026` */
    monthYear: words({ month: 'short', year: 'numeric' }),
    /** `15 feb – 14 mar 2026`. A single day appears once. */
    range: ({ from, to }: DayRange) => dateTimeFormat(locale, SHORT).formatRange(new Date(from), new Date(to)),
    /** `15 de febrero` and `14 de marzo de 2026`, or `8` and `14 de marzo de 2026`: shared parts appear once. */
    endpoints: ({ from, to }: DayRange) => ({
      from: (from.slice(0, 7) === to.slice(0, 7) ? day : from.slice(0, 4) === to.slice(0, 4) ? longWithoutYear : long)(
        from,
      ),
      to: long(to),
    }),
  }
}

const SHORT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

export type DateFormats = ReturnType<typeof makeDateFormats>
