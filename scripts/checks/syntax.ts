import { runStep } from '../lib/process/step.ts'

/**
 * The syntax errors in TypeScript files, a line each: `file:line:column: message`. This runs first, because every other
 * check would report the same errors in its own way.
 */
export async function syntaxErrors(): Promise<readonly string[]> {
  // `.gitignore` excludes them too, if it exists.
  const foreign = ['node_modules', 'dist', 'generated'].flatMap((folder) => ['--ignore-pattern', folder])
  const { output } = await runStep('oxlint', ['--allow', 'all', '--format', 'unix', ...foreign])
  return output.split('\n').flatMap((line) => {
    const [, broken] = /^(\S+:\d+:\d+: .+) \[Error\]$/.exec(line) ?? []
    return broken ?? []
  })
}
