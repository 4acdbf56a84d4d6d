import type { Shard } from './shards.ts'

/** The folders of journeys with the most personal data, a tenth of all: they run through the recording proxy. */
const RECORDED = '(?:delegations|documents|notifications|profile|registration)/'

/**
 * The words by which Playwright runs the journeys of a kind, or a part of them. Parts are counted from the end: the
 * first part of Vitest is the longest one, and so is that of Playwright.
 */
export function journeyArguments(kind: 'plain' | 'recorded', shard: Shard): string[] {
  const folders = kind === 'recorded' ? RECORDED : `(?!${RECORDED})`
  const part = `${shard.of + 1 - shard.number}/${shard.of}`
  const config = ['test', '--config', 'e2e/playwright.config.ts']
  return [...config, `e2e/journeys/${folders}`, '--shard', part]
}
