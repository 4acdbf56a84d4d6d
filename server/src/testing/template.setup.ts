import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The instant at which the clock of every seeded test world stands still. */
const startsAt = '2026-03-16T10:00:00+01:00'

declare module 'vitest' {
  interface ProvidedContext {
    /** The seeded database that test worlds copy. */
    template: string
  }
}

/** Builds the seeded database once for all tests of the server. */
export default function setup({ provide }: { provide: (key: 'template', value: string) => void }): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  const file = join(folder, 'template.sqlite')
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  execFileSync(process.execPath, ['--import', 'tsx', 'seed/src/main.ts', '--out', file, '--now', startsAt], {
    cwd: root,
    stdio: 'pipe',
  })
  provide('template', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
