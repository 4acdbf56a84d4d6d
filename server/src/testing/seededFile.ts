import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

/** A copy of the seeded database, in its own folder, which is deleted after the test. */
export function seededFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'world.sqlite')
  cpSync(inject('template'), file)
  return file
}
