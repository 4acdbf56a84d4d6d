import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { root } from './root.ts'

const FOLDERS = [
  'api-spec',
  'server/src',
  'seed/src',
  'web/src',
  'web/room',
  'web/vite',
  'web/mobile/src',
  'web/mobile/projects',
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
  return FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\/(?:dist|generated)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
