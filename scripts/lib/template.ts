import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { root } from './root.ts'

/** The folders that determine the seeded world. */
const sources = ['seed/src', 'server/src/db', 'server/src/modules', 'server/src/control', 'api-spec/rules']

interface Wanted {
  /** The moment of the world. By default it is the present, and the world is rebuilt each day. */
  readonly now?: string | undefined
  /** Thousands of supplies in addition to those of the personas. */
  readonly scale?: number
}

/**
 * Builds the seeded database at `file` unless it was built from the current sources, and resolves to its name. A
 * database without a stamp was seeded by hand (`npm run seed`), and is kept.
 */
export async function ensureTemplate(file: string, { now, scale = 0 }: Wanted = {}): Promise<string> {
  const stamp = `${file}.source`
  const present = new Date().toISOString()
  const wanted = fingerprint(now ?? present.slice(0, 10))
  if (existsSync(file) && !existsSync(stamp)) {
    console.log(`${file} was seeded by hand and is used as it is. Delete it to build it again.`)
    return file
  }
  if (existsSync(file) && readFileSync(stamp, 'utf8') === wanted) return file
  mkdirSync(dirname(resolve(root, file)), { recursive: true })
  const unstamped = `${file}.new`
  await seed('--out', unstamped, '--now', now ?? present, '--scale', String(scale))
  renameSync(unstamped, file)
  writeFileSync(stamp, wanted)
  return file
}

/** Runs the seed. Throws if it fails. It ends with this process. */
function seed(...words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'seed/src/main.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error('The seeded world could not be built; the lines above say why.'))
    })
  })
}

function fingerprint(now: string): string {
  const hash = createHash('sha256').update(now)
  for (const folder of sources)
    for (const name of filesIn(join(root, folder)).sort())
      if (/\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(root, folder, name)))
  return hash.digest('hex')
}
