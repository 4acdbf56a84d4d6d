import { runStep } from '../lib/process/step.ts'

/**
 * The files that cannot be parsed as TypeScript, a line each: `file:line:column: message`. It runs first, because every
 * other check would report the same in its own way.
 */
export async function syntaxErrors(): Promise<readonly string[]> {
  // `.gitignore` leaves them out as well, where it exists.
  const foreign = ['node_modules', 'dist', 'generated'].flatMap((folder) => ['--ignore-pattern', folder])
  const { output } = await runStep('oxlint', ['--allow', 'all', '--format', 'unix', ...foreign])
  return output.split('\n').flatMap((line) => {
    const [, broken] = /^(\S+:\d+:\d+: .+) \[Error\]$/.exec(line) ?? []
    return broken ?? []
  })
}
