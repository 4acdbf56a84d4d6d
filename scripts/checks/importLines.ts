import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import type { SourceFile } from '../lib/sourceFiles.ts'

/** The imports of a file: `import { a } from './a.ts'`, `export * from './b.ts'`, `import('./c.ts')`. */
const IMPORT = /^(?:import|export)\b[^'"`]*'[^']+'|\bimport\('[^']+'\)/gm

/** All that the rules of imports depend on: which file imports what, where packages are, and the rules. */
export function importLines(sources: readonly SourceFile[]): string {
  const files = sources.map(({ file, text }) => [file, ...(text.match(IMPORT) ?? [])].join('\n'))
  const settings = ['.dependency-cruiser.cjs', 'pnpm-lock.yaml', 'tsconfig.json']
  return [...files, ...settings.map((file) => readFileSync(join(root, file), 'utf8'))].join('\n')
}
