import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type CoverageCount, coverageOf } from '#src/control/coverage/coverageCount.ts'

/** Whether the run records the coverage of its tests: the environment names a folder for it. */
export const countsCoverage = (): boolean => process.env['COVERAGE_DIR'] !== undefined

/** Appends the coverage of the current test to the file of this process in `COVERAGE_DIR`, as one line of JSON. */
export function recordCoverage(count: CoverageCount): void {
  const folder = process.env['COVERAGE_DIR']
  if (folder === undefined) return
  const title = expect.getState().currentTestName ?? ''
  mkdirSync(folder, { recursive: true })
  const line = JSON.stringify({ kind: 'api', title, ...coverageOf(count) })
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`)
}
