import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { type Shard, splitByTime, type TestTimes } from './splitByTime.ts'

/** The file with the times of the test files. */
export const TIMES_FILE = join(root, 'scripts/testTimes.json')

/** The key of the work that only the first shard does: checks, and tests of whole commands. */
export const CHECKS = 'checks'

/** The files of each kind of tests, by their paths from the root. */
export interface TestFiles {
  readonly vitest: readonly string[]
  readonly built: readonly string[]
  readonly journeys: readonly string[]
  /** Journeys through the recording proxy: a tenth of all, those with the most personal data. */
  readonly recorded: readonly string[]
}

const RECORDED = /^e2e\/journeys\/(?:delegations|documents|notifications|profile|registration)\//

/** All test files. */
export function allTestFiles(): TestFiles {
  const found = ['api-spec', 'server', 'seed', 'web', 'scripts', 'e2e'].flatMap(filesBelow)
  const tests = found.filter((path) => /\.test\.tsx?$/.test(path))
  const journeys = found.filter((path) => path.startsWith('e2e/journeys/') && path.endsWith('.spec.ts'))
  const isBuilt = (path: string) => /^scripts\/.*\.built\.test\.ts$/.test(path)
  return {
    vitest: tests.filter((path) => !isBuilt(path)),
    built: tests.filter(isBuilt),
    journeys: journeys.filter((path) => !RECORDED.test(path)),
    recorded: journeys.filter((path) => RECORDED.test(path)),
  }
}

/** The files below a folder. Those of packages, half a million, are left out. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return entry.name === 'node_modules' ? [] : filesBelow(path)
  })
}

/** The files of one shard. */
export function filesOfShard({ number, of }: Shard, files = allTestFiles(), times = readTimes()): TestFiles {
  const loads = Array.from({ length: of }, () => 0)
  loads[0] = times[CHECKS] ?? 0
  // Kinds with few and long files first; the many short ones fill the gaps.
  const kinds = [files.built, files.recorded, files.journeys, files.vitest]
  const [built = [], recorded = [], journeys = [], vitest = []] = kinds.map(
    (each) => splitByTime(each, times, loads)[number - 1],
  )
  return { vitest, built, journeys, recorded }
}

function readTimes(): TestTimes {
  // keepTimes wrote the file.
  return existsSync(TIMES_FILE) ? (JSON.parse(readFileSync(TIMES_FILE, 'utf8')) as TestTimes) : {}
}
