import { serverNowMs } from './clock.ts'
import type { Language } from './i18n/languages.ts'
import { dateTimeFormat, knownLocale, relativeTimeFormat } from './intl.ts'

/** An instant as the calls give it: ISO text, milliseconds or a Date. */
export type Instant = string | number | Date

/**
 * The formatters of one interface language. Times are shown in Europe/Madrid wherever the reader is.
 * `unavailable` is the text for a value that is no number [LA-017].
 */
export function makeFormat(language: Language, unavailable: string) {
  const locale = LOCALES[language]
  const number = (value: number, decimals: number) => numberFormat(locale, decimals).format(value)
  const unit = (value: unknown, decimals: number, symbol: string) =>
    isNumeric(value) ? `${number(Number(value), decimals)}\u00a0${symbol}` : unavailable

  return {
    locale,
    /** A plain number with a fixed count of decimals. */
    number: (value: number, decimals = 0) => number(value, decimals),
    /** Energy in kWh. */
    energyKwh: (kwh: unknown, decimals = 2) => unit(kwh, decimals, 'kWh'),
    /** Watts shown as kilowatts with two decimals; text that is a number is accepted, as the calls send both. */
    powerKw: (watts: unknown) => (isNumeric(watts) ? unit(Number(watts) / 1000, 2, 'kW') : unavailable),
    /** Euros in the interface language. */
    money: (euros: number) => formatMoney(euros, locale),
    /** A value that is a percentage already: 21 is 21 %. */
    percent: (value: number, decimals = 2) => formatPercent(value, decimals, locale),
    /** `14 mar 2026` */
    date: (at: Instant) => dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(toDate(at)),
    /** `sábado, 14 de marzo de 2026` */
    longDate: (at: Instant) => dateFormat(locale, { dateStyle: 'full' }).format(toDate(at)),
    /** `marzo de 2026` */
    month: (at: Instant) => dateFormat(locale, { month: 'long', year: 'numeric' }).format(toDate(at)),
    /** `18:05` */
    time: (at: Instant) =>
      dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(toDate(at)),
    /** `14 mar 2026, 18:05` */
    dateTime: (at: Instant) =>
      dateFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(toDate(at)),
    /** `hace 3 días`, seen from where the server is. */
    relative: (at: Instant) => relative(locale, toDate(at).getTime() - serverNowMs()),
  }
}

export type Format = ReturnType<typeof makeFormat>

/** Money in euros. The default is en-US [LA-022]; screens pass the interface's locale. */
export function formatMoney(euros: number, locale = 'en-US') {
  return new Intl.NumberFormat(knownLocale(locale), {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(euros)
}

/** A percentage from a value that is in percent already, two decimals unless told otherwise [LA-023]. */
export function formatPercent(value: number, decimals = 2, locale = 'es-ES') {
  return new Intl.NumberFormat(knownLocale(locale), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value / 100)
}

/** Seconds as `m:ss`; never below zero. */
export function minutesAndSeconds(seconds: number) {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const LOCALES = { es: 'es-ES', gl: 'gl-ES', en: 'en-GB' } as const satisfies Record<Language, string>
const TIME_ZONE = 'Europe/Madrid'

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, ReturnType<typeof dateTimeFormat>>()

/** Building an Intl object costs far more than using it, and a table formats thousands of cells. */
function numberFormat(locale: string, decimals: number) {
  return remember(
    numberFormats,
    `${locale}/${decimals}`,
    () =>
      new Intl.NumberFormat(knownLocale(locale), {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        useGrouping: 'always',
      }),
  )
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  return remember(dateFormats, `${locale}/${JSON.stringify(options)}`, () =>
    dateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }),
  )
}

function remember<Value>(store: Map<string, Value>, key: string, make: () => Value) {
  const known = store.get(key)
  if (known) return known
  const made = make()
  store.set(key, made)
  return made
}

/** A day without an hour (`2026-03-14`) is taken at noon UTC, which is the same day in Madrid all year. */
function toDate(at: Instant) {
  return new Date(typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(at) ? `${at}T12:00:00Z` : at)
}

function isNumeric(value: unknown): value is number | string {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
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
