import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import { serverNowMs } from './clock.ts'
import type { Language } from './i18n/languages.ts'
import { dateTimeFormat, numberFormat, relativeTimeFormat } from './intlFormats.ts'

/** An instant as the API gives it: `2026-03-13T09:00:00.000Z`, milliseconds or a Date. */
export type Instant = string | number | Date

/**
 * The formatters of a language. Times are in Europe/Madrid wherever the reader is. `unavailable` replaces a value that
 * is not a number [LA-017], including numeric text, or not an instant.
 */
export function makeFormat(language: Language, unavailable: string) {
  const locale = LOCALES[language]
  const formatIfNumber = (value: unknown, words: (value: number) => string) =>
    isNumber(value) ? words(value) : unavailable
  const number = (value: unknown, decimals: number, symbol = '') =>
    formatIfNumber(
      value,
      (is) => numberFormat(locale, { ...digitsOf(decimals), useGrouping: 'always' }).format(is) + symbol,
    )
  const instant = (at: Instant, options: Intl.DateTimeFormatOptions) =>
    formatIfNumber(toDate(at).getTime(), (is) => dateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }).format(is))

  return {
    locale,
    /** A plain number with fixed decimals. */
    number: (value: number, decimals = 0) => number(value, decimals),
    /** A difference with its sign: `+12`, `−3`, `0`. */
    signed: (value: number, decimals = 0) => signOf(value) + number(Math.abs(value), decimals),
    /** A number without decimals if it is whole, else with two. */
    amount: (value: number) => number(value, Number.isInteger(value) ? 0 : 2),
    /** A number as the reader types it, in most languages with a comma. Empty without one. */
    typed: (value: number | string = '') => (language === 'en' ? `${value}` : `${value}`.replace('.', ',')),
    energyKwh: (kwh: unknown, decimals = 2) => number(kwh, decimals, '\u00a0kWh'),
    /** Watts as kilowatts with two decimals. */
    powerKw: (watts: unknown) => formatIfNumber(watts, (is) => number(is / 1000, 2, '\u00a0kW')),
    money: (euros: number) => formatIfNumber(euros, (is) => formatMoney(is, locale)),
    /** A value already in percent: 21 is 21 %. */
    percent: (value: number, decimals = 2) => formatIfNumber(value, (is) => formatPercent(is, decimals, locale)),
    /** `14 mar 2026` */
    date: (at: Instant) => instant(at, DATE),
    /** `sábado 14 de marzo de 2026` */
    longDate: (at: Instant) => instant(at, { dateStyle: 'full' }),
    /** `marzo de 2026` */
    month: (at: Instant) => instant(at, { month: 'long', year: 'numeric' }),
    /** `18:05` */
    time: (at: Instant) => instant(at, TIME),
    /** `14 mar 2026, 18:05` */
    dateTime: (at: Instant) => instant(at, { ...DATE, ...TIME }),
    /** A duration in milliseconds, in whole minutes: `4 h 22 min` */
    duration: (ms: number) => formatIfNumber(ms, formatDuration),
    /** `hace 3 días`, by the server's clock. */
    relative: (at: Instant) => formatIfNumber(toDate(at).getTime(), (is) => relative(locale, is - serverNowMs())),
  }
}

/** `+`, `−`, or nothing for zero. */
export function signOf(value: number) {
  return value > 0 ? '+' : value < 0 ? '−' : ''
}

export type Format = ReturnType<typeof makeFormat>

/**
 * Euros as text: `€1,234.50`, or `1.234,50 €` in Spanish. The default locale is en-US [LA-022]; screens pass the
 * interface's locale.
 */
export function formatMoney(euros: number, locale = 'en-US') {
  return numberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(euros)
}

/** A value already in percent as text: `12,50 %`. Two decimals by default [LA-023]. */
export function formatPercent(value: number, decimals = 2, locale = 'es-ES') {
  return numberFormat(locale, { style: 'percent', ...digitsOf(decimals) }).format(value / 100)
}

/** The number of decimals of a factor. All are shown, so that the reader's multiplication gives the same amount. */
export function decimalsOf(value: number): number {
  return (String(value).split('.')[1] ?? '').length
}

/** Milliseconds as hours and minutes. Their symbols are the same in every language. */
function formatDuration(ms: number) {
  const minutes = Math.round(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])]
  return parts.join(' ')
}

/** Seconds as `m:ss`, never below zero: `1:15` for 75. */
export function minutesAndSeconds(seconds: number) {
  const wholeSeconds = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`
}

const LOCALES = { es: 'es-ES', gl: 'gl-ES', en: 'en-GB' } as const satisfies Record<Language, string>
const TIME_ZONE = 'Europe/Madrid'
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const digitsOf = (decimals: number) => ({ minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** A date without a time (`2026-03-14`) is read as noon UTC, which is the same day in Madrid all year. */
function toDate(at: Instant) {
  return new Date(typeof at === 'string' ? parseInstant(isDate(at) ? `${at}T12:00:00Z` : at) : at)
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

const STEPS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function relative(locale: string, difference: number) {
  const format = relativeTimeFormat(locale)
  const step = STEPS.find(([, size]) => Math.abs(difference) >= size)
  return step ? format.format(Math.trunc(difference / step[1]), step[0]) : format.format(0, 'minute')
}
