import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Worlds } from '#src/control/worlds/worlds.ts'

const folder = join(fileURLToPath(new URL('../../..', import.meta.url)), '.reports/outcomes')

/** Notes which operation the current test has seen answered with which code, where the run keeps reports. */
export function recordOutcomes(worlds: Worlds): void {
  if (!process.env['REPORTS']) return
  const title = expect.getState().currentTestName ?? ''
  const seen = new Set<string>()
  for (const { log } of worlds.list())
    for (const { operation, codResult } of log.list())
      if (operation !== null && codResult !== null) seen.add(`${operation}\t${codResult}\t${title}\n`)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.tsv`), [...seen].join(''))
}
