import { expect, test } from 'vitest'
import { VERSION_CACHE_MS, VERSION_CHECK_MS, versionVerdict } from './appVersion.ts'

const verdict = (version: string, minimumVersion = '4.0.0', latestVersion = '4.10.0') =>
  versionVerdict(version, { minimumVersion, latestVersion })

test('below the minimum an app has to be updated, below the latest it may be', () => {
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

test('a version that is no number is judged by what can be read of it', () => {
  expect([verdict('4.10.0-beta'), verdict('x')]).toEqual(['good', 'enforce'])
})

test('versions are asked for every 5 hours, and an answer is good for 5 minutes [CO-019 CO-020]', () => {
  expect([VERSION_CHECK_MS, VERSION_CACHE_MS]).toEqual([18_000_000, 300_000])
})
