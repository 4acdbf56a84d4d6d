import { cachedFormat } from '@acometida/api-spec/rules/cachedFormat'

/**
 * Replaces Galician if the browser lacks it. Chromium and others omit it and would fall back to the device's language.
 * Spanish has the same numbers and date order, so only words have to change.
 */
export function supportedLocale(locale: string): string {
  return lacksGalician(locale) ? 'es-ES' : locale
}

/** A date format of a locale. Galician also in browsers that lack it. */
export const dateTimeFormat = cachedFormat((locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(supportedLocale(locale), options)
  const words = wordsFor(locale)
  return {
    format: (date: Date | number) => words(format.format(date)).replace(WEEKDAY_COMMA, '$1 '),
    formatRange: (from: Date | number, to: Date | number) => words(format.formatRange(from, to)),
  }
})

export const numberFormat = cachedFormat(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(supportedLocale(locale), options),
)

/** A relative time format of a locale. Galician also in browsers that lack it. */
export function relativeTimeFormat(locale: string) {
  const format = new Intl.RelativeTimeFormat(supportedLocale(locale), { numeric: 'auto' })
  const words = wordsFor(locale)
  return { format: (value: number, unit: Intl.RelativeTimeFormatUnit) => words(format.format(value, unit)) }
}

/** Within a sentence no comma separates the weekday from the date: `hasta el lunes 13 de abril`. */
const WEEKDAY_COMMA = /^(lunes|luns|martes|miércoles|mércores|jueves|xoves|viernes|venres|sábado|domingo), /u

/** Queries Galician alone. A query for all languages takes a phone a tenth of a second. */
function lacksGalician(locale: string): boolean {
  return locale.startsWith('gl') && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0
}

function wordsFor(locale: string): (text: string) => string {
  if (!lacksGalician(locale)) return (text) => text
  return (text) => text.replaceAll(/\p{L}+/gu, (word) => GALICIAN[word] ?? word)
}

/** The Spanish words of dates that differ in Galician. */
const GALICIAN: Readonly<Record<string, string>> = {
  enero: 'xaneiro',
  febrero: 'febreiro',
  mayo: 'maio',
  junio: 'xuño',
  julio: 'xullo',
  septiembre: 'setembro',
  octubre: 'outubro',
  noviembre: 'novembro',
  diciembre: 'decembro',
  ene: 'xan',
  may: 'mai',
  jun: 'xuñ',
  jul: 'xul',
  sept: 'set',
  oct: 'out',
  dic: 'dec',
  lunes: 'luns',
  miércoles: 'mércores',
  jueves: 'xoves',
  viernes: 'venres',
  mié: 'mér',
  jue: 'xov',
  vie: 'ven',
  hace: 'hai',
  hoy: 'hoxe',
  ayer: 'onte',
  anteayer: 'antonte',
  mañana: 'mañá',
  año: 'ano',
  años: 'anos',
}
