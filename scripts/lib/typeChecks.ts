import { createRequire } from 'node:module'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Children } from './process/children.ts'
import { root } from './root.ts'

/** The projects that each compiler watches. */
const projects = { tsconfig: 'tsconfig.json', web: 'web/tsconfig.json' }

/** Starts compilers that watch all types, and report errors and their end. Their state is kept for the next start. */
export function startTypeChecks(children: Children): void {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  for (const [name, project] of Object.entries(projects)) {
    const known = join(root, 'node_modules/.cache/types', `${name}.tsbuildinfo`)
    const words = ['--project', project, '--noEmit', '--watch', '--preserveWatchOutput', '--incremental']
    children.start('types', [tsc, ...words, '--tsBuildInfoFile', known], {}, { busy: true, onLine: onlyErrors() })
  }
}

/** Filters the output of a watching compiler: only errors, and a line when there are none any more. */
export function onlyErrors(): (line: string) => string | null {
  let wrong = false
  return (line) => {
    const text = stripVTControlCharacters(line)
    if (/ - (Starting|File change detected)/.test(text)) return null
    const found = / - Found (\d+) errors?\./.exec(text)?.[1]
    if (found === undefined) return line
    const mended = wrong && found === '0'
    wrong = found !== '0'
    if (wrong) return `${found} ${found === '1' ? 'error' : 'errors'} in the types.`
    return mended ? 'The types are right again.' : null
  }
}
