import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const FOLDERS = [
  'api-spec',
  'server/src',
  'seed/src',
  'web/src',
  'web/room',
  'web/vite',
  'web/mobile/src',
  'e2e',
  'packages',
  'scripts',
  'deploy',
]

/** A file of code, by its path in the repository: `server/src/app.ts`. */
export interface SourceFile {
  readonly file: string
  readonly text: string
}

/** The files of code that people write. */
export function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap(codeIn).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Follows no links: packages of the workspace link to each other. */
function codeIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : codeIn(path)
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** Folders that people do not write. */
const MADE = new Set(['node_modules', 'dist', 'generated'])
