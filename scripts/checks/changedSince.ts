import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import type { SourceFile } from '../lib/sourceFiles.ts'

/** Below node_modules, which a new installation replaces with the tools. */
const folder = join(root, 'node_modules/.cache/checks')

/** What lies beside the folders of sources and is judged with them: `web/vite.config.ts`, `.dependency-cruiser.cjs`. */
const places = ['', 'seed', 'server', 'web', 'web/mobile', 'web/public']

/** Whether a check has succeeded with this input. `keep` remembers a success. */
export function inputSince(check: string, input: string): { readonly isKnown: boolean; readonly keep: () => void } {
  const last = memoryOf(check)
  const digest = digestOf(input)
  return { isKnown: last.read() === digest, keep: () => last.write(digest) }
}

/**
 * The sources that have changed since the last success of a check: all after a change of the rules, the packages or the
 * code beside them. `keep` remembers a success.
 */
export function filesSince(
  check: string,
  sources: readonly SourceFile[],
): { readonly changed: readonly SourceFile[]; readonly keep: () => void } {
  const last = memoryOf(check)
  const rules = sources.flatMap(({ file, text }) => (file.startsWith('scripts/checks/') ? text : []))
  const beside = places.flatMap((place) => readdirSync(join(root, place)).map((name) => join(place, name)))
  const code = beside.filter((file) => /\.[cm]?[jt]s$/.test(file))
  const settings = ['.oxlintrc.json', 'pnpm-lock.yaml', ...code].map((file) => readFileSync(join(root, file), 'utf8'))
  const about = digestOf([...rules, ...settings].join('\n'))
  const digests = sources.map(({ file, text }) => `${file} ${digestOf(text)}`)
  const [lastAbout, ...lastDigests] = last.read().split('\n')
  const known = new Set(lastAbout === about ? lastDigests : [])
  return {
    changed: sources.filter((_, index) => !known.has(digests[index] ?? '')),
    keep: () => last.write([about, ...digests].join('\n')),
  }
}

function memoryOf(check: string) {
  const file = join(folder, check.replaceAll(' ', '-'))
  return {
    read: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    write: (text: string) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, text)
    },
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
