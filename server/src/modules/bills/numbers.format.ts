import { cachedFormat } from '@acometida/api-spec/rules/cachedFormat'
import { dayNumber } from '@acometida/api-spec/rules/time/calendar'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import type { Language } from '#src/core/outbox.ts'

/** An amount of money: `1.234,56 €`, or `€1,234.56` in English. */
export function money(cents: number, language: Language): string {
  const euros = decimals(cents / 100, 2, language)
  return language === 'en' ? `€${euros}` : `${euros} €`
}

/** A number with `digits` decimals, such as `1.234,50`, or up to as many with `atMost`. */
export function decimals(value: number, digits: number, language: Language, atMost = false): string {
  return numberFormat(locales[language], {
    minimumFractionDigits: atMost ? 0 : digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value)
}

/** A calendar date `2026-03-05` as `5 de marzo de 2026`. */
export function longDate(date: string, language: Language): string {
  return formatDate(date, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** A month `2026-02` as `febrero de 2026`. */
export function monthName(month: string, language: Language): string {
  return formatDate(`${month}-01`, language, { month: 'long', year: 'numeric' })
}

const locales = { es: 'es-ES', gl: 'gl-ES', en: 'en-GB' } as const

function formatDate(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locales[language], { timeZone: 'UTC', ...options }).format(dayNumber(date) * DAY_MS)
}

export const numberFormat = cachedFormat(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const dateFormat = cachedFormat(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
