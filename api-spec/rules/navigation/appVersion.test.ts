import { expect, test } from 'vitest'
import { VERSION_CACHE_MS, VERSION_CHECK_MS, versionVerdict } from './appVersion.ts'

const verdict = (version: string, minimumVersion = '4.0.0', latestVersion = '4.10.0') =>
  versionVerdict(version, { minimumVersion, latestVersion })

test('enforces an update below the minimum version and offers one below the latest', () => {
  expect(['3.9.9', '3.99', '4.0.0', '4', '4.9.9', '4.10.0', '4.10', '4.10.1', '5'].map((one) => verdict(one))).toEqual([
    'enforce',
    'enforce',
    'offer',
    'offer',
    'offer',
    'good',
    'good',
    'good',
    'good',
  ])
})

test('judges a malformed version by the numbers that can be read of it', () => {
  expect([verdict('4.10.0-beta'), verdict('x')]).toEqual(['good', 'enforce'])
})

test('checks versions every 5 hours and reuses an answer for 5 minutes [CO-019 CO-020]', () => {
  expect([VERSION_CHECK_MS, VERSION_CACHE_MS]).toEqual([18_000_000, 300_000])
})
