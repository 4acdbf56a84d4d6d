import type { Language } from '#src/core/outbox.ts'

/** An amount of money: `1.234,56 €`, or `€1,234.56` in English. */
export function money(cents: number, language: Language): string {
  const euros = decimals(cents / 100, 2, language)
  return language === 'en' ? `€${euros}` : `${euros} €`
}

/** A number with `digits` decimals, or up to as many with `atMost`. */
export function decimals(value: number, digits: number, language: Language, atMost = false): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: atMost ? 0 : digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  }).format(value)
}

/** A calendar date `YYYY-MM-DD` as `5 de marzo de 2026`. */
export function longDate(date: string, language: Language): string {
  return format(date, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** A month `YYYY-MM` as `febrero de 2026`. */
export function monthName(month: string, language: Language): string {
  return format(`${month}-01`, language, { month: 'long', year: 'numeric' })
}

const locales = { es: 'es-ES', gl: 'gl-ES', en: 'en-GB' } as const

function format(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(Date.parse(date))
}
