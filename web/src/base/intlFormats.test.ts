import { afterEach, expect, test, vi } from 'vitest'
import { dateTimeFormat, supportedLocale, relativeTimeFormat } from './intlFormats.ts'

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

test('shows dates in Galician in a browser without it', () => {
  withoutGalician()
  expect(dateTimeFormat('gl-ES', long).format(day)).toBe('xoves 15 de xaneiro de 2026')
  expect(relativeTimeFormat('gl-ES').format(-1, 'day')).toBe('onte')
  expect(relativeTimeFormat('gl-ES').format(-3, 'year')).toBe('hai 3 anos')
})

test('writes numbers as in Spain in a browser without Galician', () => {
  withoutGalician()
  expect(new Intl.NumberFormat(supportedLocale('gl-ES'), { useGrouping: 'always' }).format(1234.5)).toBe('1.234,5')
})

test('keeps the words of the browser in Spanish and English', () => {
  expect(dateTimeFormat('es-ES', long).format(day)).toBe('jueves 15 de enero de 2026')
  expect(dateTimeFormat('en-GB', long).format(day)).toContain('15 January 2026')
})
