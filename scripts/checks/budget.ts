import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import budget from './budget.json' with { type: 'json' }
import { overBudget, sizesByHouse } from './houseSizes.ts'

/** Checks that no house has more tracked lines or files than its budget. */
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
const paths = tracked.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
const problems = overBudget(
  sizesByHouse(paths, (path) => readFileSync(join(root, path), 'utf8')),
  budget,
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
