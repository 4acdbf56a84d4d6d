import { serverNowMs } from './clock.ts'
import type { Language } from './i18n/languages.ts'
import { dateTimeFormat, numberFormat, relativeTimeFormat } from './intl.ts'

/** An instant as the calls give it: ISO text, milliseconds or a Date. */
export type Instant = string | number | Date

/**
 * The formatters of one interface language. Times are shown in Europe/Madrid wherever the reader is.
 * `unavailable` is the text for a value that is no number [LA-017], text that looks like one among them, or no instant.
 */
export function makeFormat(language: Language, unavailable: string) {
  const locale = LOCALES[language]
  const known = (value: unknown, words: (value: number) => string) => (isNumber(value) ? words(value) : unavailable)
  const number = (value: unknown, decimals: number, symbol = '') =>
    known(value, (is) => fixed(locale, decimals).format(is) + symbol)
  const instant = (at: Instant, options: Intl.DateTimeFormatOptions) =>
    known(toDate(at).getTime(), (is) => dateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }).format(is))

  return {
    locale,
    /** A plain number with a fixed count of decimals. */
    number: (value: number, decimals = 0) => number(value, decimals),
    /** Energy in kWh. */
    energyKwh: (kwh: unknown, decimals = 2) => number(kwh, decimals, '\u00a0kWh'),
    /** Watts shown as kilowatts with two decimals. */
    powerKw: (watts: unknown) => known(watts, (is) => number(is / 1000, 2, '\u00a0kW')),
    /** Euros in the interface language. */
    money: (euros: number) => known(euros, (is) => formatMoney(is, locale)),
    /** A value that is a percentage already: 21 is 21 %. */
    percent: (value: number, decimals = 2) => known(value, (is) => formatPercent(is, decimals, locale)),
    /** `14 mar 2026` */
    date: (at: Instant) => instant(at, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** `sábado 14 de marzo de 2026` */
    longDate: (at: Instant) => instant(at, { dateStyle: 'full' }),
    /** `marzo de 2026` */
    month: (at: Instant) => instant(at, { month: 'long', year: 'numeric' }),
    /** `18:05` */
    time: (at: Instant) => instant(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    /** `14 mar 2026, 18:05` */
    dateTime: (at: Instant) =>
      instant(at, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
    /** How long something lasts, milliseconds, in whole minutes: `4 h 22 min` */
    duration: (ms: number) => known(ms, formatDuration),
    /** `hace 3 días`, seen from where the server is. */
    relative: (at: Instant) => known(toDate(at).getTime(), (is) => relative(locale, is - serverNowMs())),
  }
}

export type Format = ReturnType<typeof makeFormat>

/** Money in euros. The default is en-US [LA-022]; screens pass the interface's locale. */
export function formatMoney(euros: number, locale = 'en-US') {
  return numberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(euros)
}

/** A percentage from a value that is in percent already, two decimals unless told otherwise [LA-023]. */
export function formatPercent(value: number, decimals = 2, locale = 'es-ES') {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return numberFormat(locale, { style: 'percent', ...digits }).format(value / 100)
}

/** Milliseconds as hours and minutes, by their symbols, which are those of every language. */
function formatDuration(ms: number) {
  const minutes = Math.round(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [`${hours}\u00a0h`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0min`] : [])]
  return parts.join(' ')
}

/** Seconds as `m:ss`; never below zero. */
export function minutesAndSeconds(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const LOCALES = { es: 'es-ES', gl: 'gl-ES', en: 'en-GB' } as const satisfies Record<Language, string>
const TIME_ZONE = 'Europe/Madrid'

function fixed(locale: string, decimals: number) {
  return numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  })
}

/** A day without an hour (`2026-03-14`) is taken at noon UTC, which is the same day in Madrid all year. */
function toDate(at: Instant) {
  return new Date(typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at) ? `${at}T12:00:00Z` : at)
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
