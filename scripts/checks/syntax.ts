import { runStep } from '../lib/process/step.ts'

/**
 * Where a file cannot be read as TypeScript, a line for each: `file:line:column: what is wrong`. Every check would say
 * so in a way of its own, so they are asked this first.
 */
export async function syntaxErrors(): Promise<readonly string[]> {
  // They are left out by .gitignore as well, where there is one.
  const foreign = ['node_modules', 'dist', 'generated'].flatMap((folder) => ['--ignore-pattern', folder])
  const { output } = await runStep('oxlint', ['--allow', 'all', '--format', 'unix', ...foreign])
  return output.split('\n').flatMap((line) => {
    const [, broken] = /^(\S+:\d+:\d+: .+) \[Error\]$/.exec(line) ?? []
    return broken ?? []
  })
}
