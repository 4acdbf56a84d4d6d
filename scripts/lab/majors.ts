import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'
import { majorProblems, waitingIn } from './lib/majorProblems.ts'

/**
 * Compares the table of decision 043, the major versions that wait, with the registry of npm. Prints what is missing or
 * outdated in it, and exits with 1 if there is any.
 */
// npm guarantees this shape.
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string }
// It exits with 1 if anything is behind.
const { output } = await runProgram('npx', ['--yes', packageManager, 'outdated', '--recursive', '--format', 'json'], {})
const table = waitingIn(readFileSync(join(root, 'docs/decisions/043-major-versions-that-wait.md'), 'utf8'))
const problems = majorProblems(read(output), table)
console.log(problems.join('\n') || 'All packages that are behind by a major version stand in decision 043.')
if (problems.length > 0) process.exitCode = 1

/** The packages that are behind. Throws with what pnpm printed if that is no list. */
function read(text: string) {
  try {
    // pnpm guarantees this shape.
    const found = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Outdated
    return Object.entries(found).map(([name, { current, latest }]) => ({ name, here: current, newest: latest }))
  } catch {
    throw new Error(`pnpm could not ask the registry:\n${text}`)
  }
}

type Outdated = Readonly<Record<string, { readonly current: string; readonly latest: string }>>
