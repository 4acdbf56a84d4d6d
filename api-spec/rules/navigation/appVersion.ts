import { HOUR_MS, MINUTE_MS } from '../time/durations.ts'

/** The interval at which the app looks for a newer version. */
export const VERSION_CHECK_MS = 5 * HOUR_MS
/** The time for which an answer about versions is valid. */
export const VERSION_CACHE_MS = 5 * MINUTE_MS

interface Versions {
  readonly minimumVersion: string
  readonly latestVersion: string
}

/** Whether an app has to be updated (`enforce`), may be (`offer`), or is up to date (`good`). */
export function versionVerdict(version: string, { minimumVersion, latestVersion }: Versions) {
  if (compareVersions(version, minimumVersion) < 0) return 'enforce'
  return compareVersions(version, latestVersion) < 0 ? 'offer' : 'good'
}

/** Compares versions number by number; negative if the first is older. 4.9 is older than 4.10, and 4.1 equals 4.1.0. */
function compareVersions(one: string, other: string): number {
  const [ones, others] = [numbersOf(one), numbersOf(other)]
  const places = Math.max(ones.length, others.length)
  for (let place = 0; place < places; place++) {
    const difference = (ones[place] ?? 0) - (others[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** A part that is not a number counts as 0: `4.2.0-beta` is 4.2.0. */
function numbersOf(version: string): number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0)
}
