/**
 * Galician where the browser does not know it: Chromium and others leave it out of their data and would fall back to
 * the language of the device. Spanish formats numbers and orders dates alike, so only words have to change.
 */
export function knownLocale(locale: string): string {
  return lacksGalician(locale) ? 'es-ES' : locale
}

/** A date format of a locale, in Galician also where the browser has none. */
export const dateTimeFormat = remembered((locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(knownLocale(locale), options)
  const words = wordsFor(locale)
  return {
    format: (date: Date | number) => words(format.format(date)).replace(WEEKDAY_COMMA, '$1 '),
    formatRange: (from: Date | number, to: Date | number) => words(format.formatRange(from, to)),
  }
})

export const numberFormat = remembered(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(knownLocale(locale), options),
)

/** Spans of time seen from now, in Galician also where the browser has none. */
export function relativeTimeFormat(locale: string) {
  const format = new Intl.RelativeTimeFormat(knownLocale(locale), { numeric: 'auto' })
  const words = wordsFor(locale)
  return { format: (value: number, unit: Intl.RelativeTimeFormatUnit) => words(format.format(value, unit)) }
}

/** In a sentence no comma stands between the day of the week and the date: `hasta el lunes 13 de abril`. */
const WEEKDAY_COMMA = /^(lunes|luns|martes|miércoles|mércores|jueves|xoves|viernes|venres|sábado|domingo), /u

/**
 * The browser is asked for Galician alone: the question has it read through all of its languages, which takes a phone a
 * tenth of a second.
 */
function lacksGalician(locale: string): boolean {
  return locale.startsWith('gl') && Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0
}

/** Building an Intl object costs far more than using it, and a table formats thousands of cells. */
function remembered<Options, Made>(make: (locale: string, options: Options) => Made) {
  const made = new Map<string, Made>()
  return (locale: string, options: Options): Made => {
    const key = locale + JSON.stringify(options)
    const known = made.get(key) ?? make(locale, options)
    made.set(key, known)
    return known
  }
}

function wordsFor(locale: string): (text: string) => string {
  if (!lacksGalician(locale)) return (text) => text
  return (text) => text.replaceAll(/\p{L}+/gu, (word) => GALICIAN[word] ?? word)
}

/** The Spanish words of dates that Galician writes otherwise. */
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
