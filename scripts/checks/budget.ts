import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import budget from './budget.json' with { type: 'json' }
import { overBudget, sizesByHouse } from './houseSizes.ts'

/** The houses with more tracked lines or files than their budget. */
export function housesOverBudget(): readonly string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const paths = tracked.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  return overBudget(
    sizesByHouse(paths, (path) => readFileSync(join(root, path), 'utf8')),
    budget,
  )
}
