import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** One of the parts that a run is split into: `number` from 1 to `of`. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** The summary that a shard leaves beside its reports, and their folder. */
export interface Summary extends Shard {
  readonly folder: string
  readonly passed: number
  readonly failed: number
}

const SUMMARY = 'shard.json'
const REPORT = /^(?:vitest|built|e2e|recorded)\.json$/

/** Moves the reports of a run into a folder for its shard, such as `shard-2-of-4`. Returns its name. */
export function keepShard(reports: string, shard: Shard, counts: { passed: number; failed: number }): string {
  const name = `shard-${shard.number}-of-${shard.of}`
  const coverage = join(reports, 'coverage')
  mkdirSync(join(reports, name, 'coverage'), { recursive: true })
  for (const each of readdirSync(reports).filter((file) => REPORT.test(file))) {
    // Another machine that merges the reports has the repository in another folder.
    const text = readFileSync(join(reports, each), 'utf8').replaceAll(`"${root}/`, '"')
    writeFileSync(join(reports, name, each), text)
    rmSync(join(reports, each))
  }
  if (existsSync(coverage)) cpSync(coverage, join(reports, name, 'coverage'), { recursive: true })
  rmSync(coverage, { recursive: true, force: true })
  writeFileSync(join(reports, name, SUMMARY), `${JSON.stringify({ ...shard, ...counts })}\n`)
  return name
}

/** Reads the summaries of all shards of one run. If a shard is missing, or there twice, returns a sentence. */
export function readShards(folders: readonly string[]): readonly Summary[] | string {
  const strange = folders.find((folder) => !existsSync(join(folder, SUMMARY)))
  if (strange !== undefined) return `${strange} is not the folder of a shard: it has no ${SUMMARY}.`
  const shards = folders.map((folder): Summary => {
    // keepShard wrote the file.
    const summary = JSON.parse(readFileSync(join(folder, SUMMARY), 'utf8')) as Omit<Summary, 'folder'>
    return { ...summary, folder }
  })
  const of = shards[0]?.of ?? 2
  const wanted = Array.from({ length: of }, (_, index) => `${index + 1}/${of}`)
  const given = shards.map((shard) => `${shard.number}/${shard.of}`)
  if (wanted.toSorted().join() === given.toSorted().join()) return shards
  return `--merge needs the folders of the shards ${wanted.join(', ')}, each once. Given: ${given.join(', ') || 'none'}.`
}

/** Copies the reports of all shards to where those of a whole run are. */
export function mergeReports(shards: readonly Summary[], reports: string): void {
  const coverage = join(reports, 'coverage')
  for (const name of existsSync(reports) ? readdirSync(reports) : [])
    if (REPORT.test(name.replace(/^\d+-/, '')) || name === 'coverage') rmSync(join(reports, name), { recursive: true })
  mkdirSync(coverage, { recursive: true })
  for (const { folder, number } of shards) {
    for (const name of readdirSync(folder).filter((each) => REPORT.test(each)))
      cpSync(join(folder, name), join(reports, `${number}-${name}`))
    // The files are named by process id, and two machines may share one.
    for (const name of readdirSync(join(folder, 'coverage')))
      cpSync(join(folder, 'coverage', name), join(coverage, `${number}-${name}`))
  }
}
