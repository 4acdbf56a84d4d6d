import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import type { Shard } from './splitByTime.ts'

/** The summary that a shard leaves beside its reports. */
interface Summary extends Shard {
  readonly passed: number
  readonly failed: number
  /** The folder that the paths in the reports begin with. */
  readonly root: string
}

const SUMMARY = 'shard.json'
/** The folder of the coverage of the contract. */
const COVERAGE = 'coverage'
const REPORT = /^(?:vitest|built|e2e|recorded)\.json$/

/** Moves the reports of a run into a folder for its shard, which another machine can merge. Returns its name. */
export function keepShard(reports: string, shard: Shard, counts: { passed: number; failed: number }): string {
  const name = `shard-${shard.number}-of-${shard.of}`
  const folder = join(reports, name)
  mkdirSync(folder, { recursive: true })
  for (const each of readdirSync(reports))
    if (REPORT.test(each) || each === COVERAGE) {
      cpSync(join(reports, each), join(folder, each), { recursive: true })
      rmSync(join(reports, each), { recursive: true })
    }
  const summary: Summary = { ...shard, ...counts, root }
  writeFileSync(join(folder, SUMMARY), `${JSON.stringify(summary)}\n`)
  return name
}

/** Reads the results of the shards of one run. If they are incomplete, returns a sentence about the problem. */
export function readShards(folders: readonly string[]): readonly (Summary & { folder: string })[] | string {
  const shards: (Summary & { folder: string })[] = []
  for (const folder of folders) {
    const file = join(folder, SUMMARY)
    if (!existsSync(file)) return `${folder} is not the folder of a shard: it has no ${SUMMARY}.`
    // keepShard wrote the file.
    shards.push({ ...(JSON.parse(readFileSync(file, 'utf8')) as Summary), folder })
  }
  const [first] = shards
  if (first === undefined)
    return '--merge takes the folders of all shards, such as .reports/shard-1-of-2 .reports/shard-2-of-2.'
  const nameOf = ({ number, of }: Shard) => `shard ${number}/${of}`
  for (const [index, shard] of shards.entries()) {
    if (shard.of !== first.of) return `${nameOf(first)} and ${nameOf(shard)} are not of one run.`
    const earlier = shards.slice(0, index).find(({ number }) => number === shard.number)
    if (earlier) return `${nameOf(shard)} is there twice: in ${earlier.folder} and ${shard.folder}.`
  }
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(
    (number) => !shards.some((shard) => shard.number === number),
  )
  const numbers = missing.map((number) => `${number}/${first.of}`).join(', ')
  return missing.length === 0 ? shards : `Not all shards are there; of ${numbers} the folder is missing.`
}

/**
 * Merges the reports of shards into those of a run on one machine, with the paths of this machine. Throws if a file
 * cannot be read.
 */
export function putTogether(shards: readonly (Summary & { folder: string })[], reports: string): void {
  const coverage = join(reports, COVERAGE)
  for (const name of existsSync(reports) ? readdirSync(reports) : [])
    if (name.endsWith('.json') || name === COVERAGE) rmSync(join(reports, name), { recursive: true })
  mkdirSync(coverage, { recursive: true })
  for (const { folder, number, root: from } of shards) {
    for (const name of readdirSync(folder).filter((each) => REPORT.test(each))) {
      const text = readFileSync(join(folder, name), 'utf8')
      // Both are quoted as in JSON, which doubles the separators of Windows paths.
      const moved = text.replaceAll(quoted(from), quoted(root))
      writeFileSync(join(reports, `${number}-${name}`), moved)
    }
    const own = join(folder, COVERAGE)
    // The files are named by process id, and two machines may share one.
    for (const name of existsSync(own) ? readdirSync(own) : [])
      cpSync(join(own, name), join(coverage, `${number}-${name}`))
  }
}

const quoted = (path: string): string => JSON.stringify(path).slice(1, -1)
