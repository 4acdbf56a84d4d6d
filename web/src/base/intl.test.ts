import { afterEach, expect, test, vi } from 'vitest'
import { dateTimeFormat, knownLocale, relativeTimeFormat } from './intl.ts'

const day = new Date('2026-01-15T12:00:00Z')
const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Madrid' } as const

afterEach(() => vi.restoreAllMocks())

/** Simulates a browser without Galician, such as Chromium. */
function withoutGalician(): void {
  const supported = Intl.DateTimeFormat.supportedLocalesOf.bind(Intl.DateTimeFormat)
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((locales) =>
    String(locales).startsWith('gl') ? [] : supported(locales),
  )
}

test('a browser without Galician shows dates in Galician all the same', () => {
  withoutGalician()
  expect(dateTimeFormat('gl-ES', long).format(day)).toBe('xoves 15 de xaneiro de 2026')
  expect(relativeTimeFormat('gl-ES').format(-1, 'day')).toBe('onte')
  expect(relativeTimeFormat('gl-ES').format(-3, 'year')).toBe('hai 3 anos')
})

test('numbers in a browser without Galician are written as in Spain', () => {
  withoutGalician()
  expect(new Intl.NumberFormat(knownLocale('gl-ES'), { useGrouping: 'always' }).format(1234.5)).toBe('1.234,5')
})

test('Spanish and English keep the words of the browser', () => {
  expect(dateTimeFormat('es-ES', long).format(day)).toBe('jueves 15 de enero de 2026')
  expect(dateTimeFormat('en-GB', long).format(day)).toContain('15 January 2026')
})
