import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { runProgram, runStep } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder outside the repository, with both archives installed. Suites work in folders of their own below it. */
    installed: string
    /** The archive of `acometida`. */
    archive: string
    /** The archive of `@acometida/testing`. */
    testingArchive: string
  }
}

interface Given {
  readonly provide: (key: 'installed' | 'archive' | 'testingArchive', value: string) => void
}

interface Manifest {
  readonly dependencies: object
  readonly bin: { readonly acometida: string }
}

/** Packs both packages and installs them as npm would, but without a registry: their dependencies are linked. */
export default async function setup({ provide }: Given): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-installed-'))
  const modules = join(folder, 'node_modules')
  const packed = await runStep('tsx', ['scripts/package.ts'])
  if (!packed.ok) throw new Error(packed.output)
  const archiveOf = (name: RegExp) =>
    join(root, 'dist', readdirSync(join(root, 'dist')).find((file) => name.test(file)) ?? '')
  const archive = archiveOf(/^acometida-\d.*\.tgz$/)
  const testing = archiveOf(/^acometida-testing-.*\.tgz$/)
  await unpack(testing, join(modules, '@acometida/testing'))
  const acometida = join(modules, 'acometida')
  await unpack(archive, acometida)
  // scripts/package.ts writes this shape.
  const manifest = JSON.parse(readFileSync(join(acometida, 'package.json'), 'utf8')) as Manifest
  // Node below 22.14 needs the last one.
  const older = Number(process.versions.napi) < 10 ? ['better-sqlite3'] : []
  for (const name of [...Object.keys(manifest.dependencies), ...older])
    link(join(root, 'server/node_modules', name), join(acometida, 'node_modules', name))
  const bin = join(acometida, manifest.bin.acometida)
  chmodSync(bin, 0o755)
  link(bin, join(modules, '.bin/acometida'))
  for (const tool of ['vitest', '@playwright', '@types', 'typescript'])
    link(join(root, 'node_modules', tool), join(modules, tool))
  provide('installed', folder)
  provide('archive', archive)
  provide('testingArchive', testing)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function unpack(archive: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  // GNU tar takes the `C:` of an archive for the name of a host.
  const words = ['-xzf', basename(archive), '-C', into, '--strip-components=1']
  const { ok, output } = await runProgram('tar', words, {}, dirname(archive))
  if (!ok) throw new Error(output)
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}
