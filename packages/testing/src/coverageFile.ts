import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './world.ts'

/** Whether worlds count coverage: the environment names a folder for it. */
export const countsCoverage = (): boolean => process.env['COVERAGE_DIR'] !== undefined

/**
 * Appends the coverage of a world to the file of this process in `COVERAGE_DIR`, as one line of JSON. A journey drives
 * a client; a test of the API calls it directly.
 */
export async function recordCoverage(world: World, kind: 'journey' | 'api', title: string): Promise<void> {
  const folder = process.env['COVERAGE_DIR']
  if (folder === undefined) return
  const line = JSON.stringify({ kind, title, ...(await world.coverage()) })
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
