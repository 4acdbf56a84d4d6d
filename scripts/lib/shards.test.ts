import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { journeyArguments } from './journeyArguments.ts'
import { root } from './root.ts'
import { keepShard, mergeReports, readShards, type Shard } from './shards.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shards-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/**
 * The journeys that Playwright would run, by file and title. A line is that of the compiled file where another run has
 * just written it, and not yet its map.
 */
async function journeysOf(words: readonly string[]): Promise<string[]> {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const { stdout } = await promisify(execFile)(process.execPath, [playwright, ...words, '--list'], { cwd: root })
  return [...stdout.matchAll(/^ +(\S+\.spec\.ts):\d+:\d+ (.+)$/gm)].map(
    ([, file = '', title = '']) => `${file} ${title}`,
  )
}

test('runs each journey in exactly one part, recorded or not', async () => {
  const shards: readonly Shard[] = [1, 2].map((number) => ({ number, of: 2 }))
  const parts = await Promise.all(
    shards.flatMap((shard) => [
      journeysOf(journeyArguments('plain', shard)),
      journeysOf(journeyArguments('recorded', shard)),
    ]),
  )
  const all = await journeysOf(['test', '--config', 'e2e/playwright.config.ts'])
  expect(all.length).toBeGreaterThan(100)
  expect(parts.flat().toSorted()).toEqual(all.toSorted())
  expect(parts.filter((part) => part.length < 10)).toEqual([])
})

/** Makes the results of a shard on its machine. */
function makeShard(number: number, of: number): string {
  const reports = makeFolder()
  const name = join(root, `${number}.test.ts`)
  writeFileSync(join(reports, 'vitest.json'), JSON.stringify({ testResults: [{ name }] }))
  writeFileSync(join(reports, 'recorded.json'), JSON.stringify({ suites: [] }))
  mkdirSync(join(reports, 'coverage'))
  writeFileSync(join(reports, 'coverage/7.jsonl'), `{"title":"test of ${number}"}\n`)
  const folder = keepShard(reports, { number, of }, { passed: 1, failed: 0 })
  expect(readdirSync(reports)).toEqual([folder])
  return join(reports, folder)
}

test('merges the reports of all shards, with paths that hold on every machine', () => {
  const shards = readShards([makeShard(2, 2), makeShard(1, 2)])
  if (typeof shards === 'string') throw new Error(shards)
  const reports = makeFolder()
  writeFileSync(join(reports, 'vitest.json'), 'of an earlier run')
  mergeReports(shards, reports)
  expect(readdirSync(reports).toSorted()).toEqual([
    '1-recorded.json',
    '1-vitest.json',
    '2-recorded.json',
    '2-vitest.json',
    'coverage',
  ])
  expect(JSON.parse(readFileSync(join(reports, '2-vitest.json'), 'utf8'))).toEqual({
    testResults: [{ name: '2.test.ts' }],
  })
  expect(readdirSync(join(reports, 'coverage')).toSorted()).toEqual(['1-7.jsonl', '2-7.jsonl'])
})

test('rejects shards that are missing, there twice or of another run', () => {
  const [first, second] = [makeShard(1, 3), makeShard(2, 3)]
  const wanted = '--merge needs the folders of the shards 1/3, 2/3, 3/3, each once. Given: '
  expect(readShards([first])).toBe(`${wanted}1/3.`)
  expect(readShards([first, second, first])).toBe(`${wanted}1/3, 2/3, 1/3.`)
  expect(readShards([first, second, makeShard(3, 4)])).toBe(`${wanted}1/3, 2/3, 3/4.`)
  expect(readShards([])).toMatch(/^--merge needs .* Given: none\.$/)
  const folder = makeFolder()
  expect(readShards([first, folder])).toBe(`${folder} is not the folder of a shard: it has no shard.json.`)
})
