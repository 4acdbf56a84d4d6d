import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { runStep } from './process/step.ts'
import { root } from './root.ts'
import { noticesOf, shippedPackages } from './shippedPackages.ts'

const folder = join(root, 'web/dist')
const room = join(root, 'web/room/dist')
/** The file that identifies the sources of the build. */
const stamp = join(root, 'data/client.source')
/** The sources of the client. The contract has to be generated before. */
const sources = [
  'web/src',
  'web/room',
  'web/vite',
  'web/public',
  'api-spec/rules',
  'api-spec/judge',
  'api-spec/recording',
  'api-spec/generated',
]
const built = join('web/room/dist')
const files = ['web/index.html', 'web/vite.config.ts', 'pnpm-lock.yaml']

/**
 * Builds the client into web/dist and the control room into web/room/dist. If that fails, throws the output of the
 * build.
 */
export async function buildClient(): Promise<void> {
  for (const entry of ['web', 'web/room']) {
    const built = await runStep('vite', ['build', entry, '--logLevel', 'warn'])
    if (!built.ok) throw new Error(built.output)
  }
  writeFileSync(join(folder, 'licences.txt'), notices('api-spec', 'web'))
  compress(folder)
  compress(room)
  mkdirSync(join(root, 'data'), { recursive: true })
  writeFileSync(stamp, fingerprint())
}

/** Builds both unless they were built from the current sources. Throws as `buildClient` does. */
export async function ensureClient(): Promise<void> {
  const isBuilt = [folder, room].every((each) => existsSync(join(each, 'index.html'))) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === fingerprint()) return
  console.log('Building the client')
  await buildClient()
}

/** The licences of the product and of the packages that ship with it. */
export function notices(...workspaces: readonly string[]): string {
  const own = readFileSync(join(root, 'LICENSE'), 'utf8')
  return `Acometida\n\n${own}\nIt contains:\n\n${noticesOf(shippedPackages(...workspaces))}`
}

/**
 * Puts a compressed copy beside each text file, for web servers that send it unchanged. Skips config.json, which
 * installations write.
 */
function compress(folder: string): void {
  for (const name of filesIn(folder))
    if (/\.(js|css|html|svg|txt)$/.test(name))
      writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const all = sources.flatMap((each) => filesIn(join(root, each)).map((name) => join(each, name)))
  // The list has folders too, which have no extension.
  for (const name of [...all, ...files].toSorted())
    if (/\.\w+$/.test(name) && !name.startsWith(built) && !/\.test\.tsx?$/.test(name))
      hash.update(name).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}
