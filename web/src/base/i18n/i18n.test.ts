import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from './i18n.ts'

// A key that no text has: the API of somebody else sent the code.
const KEY = 'common.kind.SOLAR' as 'common.close'

beforeEach(async () => void (await startI18n('es')))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('shows the code of another API in place of a text that is not there', () => {
  const warn = vi.spyOn(console, 'warn')
  expect(i18next.t(KEY)).toBe('Otro (SOLAR)')
  expect(warn).not.toHaveBeenCalled()
})

test('shows the key while one works on the client, and warns of it', () => {
  vi.stubEnv('MODE', 'development')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(i18next.t(KEY)).toBe('common.kind.SOLAR')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no text common.kind.SOLAR'))
})
