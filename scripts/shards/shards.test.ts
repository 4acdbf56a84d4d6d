import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../lib/root.ts'
import { keepShard, putTogether, readShards } from './shardReports.ts'
import { parseShard, splitByTime } from './splitByTime.ts'
import { filesOfShard } from './testFiles.ts'
import { timesOf } from './testTimes.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shards-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a shard is a number of a part and how many there are', () => {
  expect(parseShard('2/4')).toEqual({ number: 2, of: 4 })
  for (const text of ['5/4', 'x/4', '0/4', '4', '1/0', '-1/4', '1/4/2'])
    expect(parseShard(text)).toBe(
      `--shard takes the number of a part and how many there are, such as 2/4, and not "${text}".`,
    )
})

test('files are split by their time, those without one as long as the median', () => {
  const loads = [10, 0]
  const times = { a: 8, b: 1, c: 3, e: 3 }
  expect(splitByTime(['a', 'b', 'c', 'd', 'e'], times, loads)).toEqual([
    ['d', 'b'],
    ['a', 'c', 'e'],
  ])
  expect(loads).toEqual([14, 14])
})

test('each file of tests is in one shard, whatever the order in which the files are found', () => {
  const files = {
    vitest: Array.from({ length: 101 }, (_, n) => `v${n}`),
    built: ['b1', 'b2'],
    journeys: Array.from({ length: 31 }, (_, n) => `j${n}`),
    recorded: ['r1', 'r2', 'r3', 'r4', 'r5'],
  }
  const times = Object.fromEntries(Object.values(files).flatMap((each) => each.map((file, n) => [file, (n * 37) % 11])))
  const reversed = { ...files, vitest: files.vitest.toReversed(), journeys: files.journeys.toReversed() }
  const shards = [1, 2, 3, 4].map((number) => filesOfShard({ number, of: 4 }, files, times))
  expect([1, 2, 3, 4].map((number) => filesOfShard({ number, of: 4 }, reversed, times))).toEqual(shards)
  for (const kind of ['vitest', 'built', 'journeys', 'recorded'] as const)
    expect(shards.flatMap((shard) => shard[kind]).toSorted()).toEqual(files[kind].toSorted())
  const seconds = shards.map((shard) =>
    Object.values(shard)
      .flat()
      .reduce((sum, file) => sum + (times[file] ?? 0), 0),
  )
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(1)
})

test('the tests of this repository are found, of each kind', () => {
  const { vitest, built, journeys, recorded } = filesOfShard({ number: 1, of: 1 })
  expect(vitest).toContain('scripts/shards/shards.test.ts')
  expect(vitest.some((file) => file.endsWith('.test.tsx'))).toBe(true)
  expect(built).toContain('scripts/delivery/front.built.test.ts')
  expect(vitest).not.toContain('scripts/delivery/front.built.test.ts')
  expect(journeys).toContain('e2e/journeys/access/routes.spec.ts')
  expect(recorded).toContain('e2e/journeys/profile/email.spec.ts')
  expect(journeys.filter((file) => recorded.includes(file))).toEqual([])
})

test('the times of files are read from the reports of both runners', () => {
  const vitest = { testResults: [{ name: join(root, 'scripts/run.test.ts'), startTime: 1000, endTime: 3460 }] }
  const specs = (...durations: number[]) => [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }]
  const file = 'access/logIn.spec.ts'
  const e2e = { suites: [{ file, specs: specs(500, 250), suites: [{ file, specs: specs(1000) }] }] }
  expect(timesOf([e2e, vitest])).toEqual({ 'e2e/journeys/access/logIn.spec.ts': 1.8, 'scripts/run.test.ts': 2.5 })
})

/** Makes the results of a shard on its machine. */
function makeShard(number: number, of: number, passed = 1): string {
  const reports = makeFolder()
  writeFileSync(
    join(reports, 'vitest.json'),
    JSON.stringify({ testResults: [{ name: join(root, `${number}.test.ts`) }] }),
  )
  writeFileSync(join(reports, 'recorded.json'), JSON.stringify({ suites: [] }))
  mkdirSync(join(reports, 'coverage'))
  writeFileSync(join(reports, 'coverage/7.jsonl'), `{"title":"test of ${number}"}\n`)
  const name = keepShard(reports, { number, of }, { passed, failed: 0 })
  expect(readdirSync(reports)).toEqual([name])
  return join(reports, name)
}

test('the reports of all shards are put together, with the paths of this machine', () => {
  const folders = [makeShard(2, 2), makeShard(1, 2)]
  // The paths are those of another machine.
  for (const name of ['shard.json', 'vitest.json']) {
    const file = join(folders[0] ?? '', name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(root, '/elsewhere/acometida'))
  }
  const shards = readShards(folders)
  if (typeof shards === 'string') throw new Error(shards)
  const reports = makeFolder()
  writeFileSync(join(reports, 'vitest.json'), 'of an earlier run')
  putTogether(shards, reports)
  expect(readdirSync(reports).toSorted()).toEqual([
    '1-recorded.json',
    '1-vitest.json',
    '2-recorded.json',
    '2-vitest.json',
    'coverage',
  ])
  expect(JSON.parse(readFileSync(join(reports, '2-vitest.json'), 'utf8'))).toEqual({
    testResults: [{ name: join(root, '2.test.ts') }],
  })
  expect(readdirSync(join(reports, 'coverage')).toSorted()).toEqual(['1-7.jsonl', '2-7.jsonl'])
})

test('shards that are missing, there twice or of another run are refused by name', () => {
  const [first, second] = [makeShard(1, 3), makeShard(2, 3)]
  expect(readShards([first])).toBe('Not all shards are there; of 2/3, 3/3 the folder is missing.')
  expect(readShards([first, second, first])).toBe(`shard 1/3 is there twice: in ${first} and ${first}.`)
  expect(readShards([first, makeShard(2, 2)])).toBe('shard 1/3 and shard 2/2 are not of one run.')
  const folder = makeFolder()
  expect(readShards([folder])).toBe(`${folder} is not the folder of a shard: it has no shard.json.`)
  expect(readShards([])).toMatch(/^--merge takes the folders of all shards/)
})
