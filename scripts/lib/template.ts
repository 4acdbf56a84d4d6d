import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './filesIn.ts'
import { root } from './root.ts'

/** Folders whose files decide what the seeded world looks like. */
const sources = ['seed/src', 'server/src/db', 'server/src/modules', 'server/src/control', 'api-spec/rules']

/**
 * Builds the seeded database at `file` unless it was built from these very sources, and returns its name.
 * @param now the moment that the world is built for; without it that is the present, and tomorrow it is built anew
 */
export function ensureTemplate(file: string, now?: string): string {
  const stamp = `${file}.source`
  const present = new Date().toISOString()
  const wanted = fingerprint(now ?? present.slice(0, 10))
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return file
  mkdirSync(dirname(join(root, file)), { recursive: true })
  const words = ['--import', 'tsx', 'seed/src/main.ts', '--out', file, '--now', now ?? present]
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The seeded world could not be built; the lines above say why.')
  writeFileSync(stamp, wanted)
  return file
}

function fingerprint(now: string): string {
  const hash = createHash('sha256').update(now)
  for (const folder of sources)
    for (const name of filesIn(join(root, folder)).sort())
      if (/\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex')
}
