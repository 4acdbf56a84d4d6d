import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError, readArguments } from './arguments.ts'
import { progressBar } from './progress.ts'
import { buildTemplate } from './template.ts'

/** `seed --out data/template.sqlite --now 2026-03-16T10:00:00+01:00 --scale 50` writes the template of worlds. */
try {
  const { out, nowMs, scale } = readArguments(process.argv.slice(2))
  const bar = progressBar()
  buildTemplate(resolve(out), { nowMs, scale, onProgress: bar.update })
  bar.stop()
  // Unmarks the file as a template of `npm start`, which is rebuilt when its sources change. A seeded file stays.
  rmSync(`${resolve(out)}.source`, { force: true })
  console.log(`Wrote the seeded world to ${out}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
