import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import budget from './budget.json' with { type: 'json' }

/** The tracked lines and files of a part of the repository. */
export interface Size {
  readonly lines: number
  readonly files: number
}

/** Pictures, and the list of packages, which a tool writes. */
const LEFT_OUT = /\.png$|^pnpm-lock\.yaml$/

/** The houses with more tracked lines or files than their budget. */
export function housesOverBudget(): readonly string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const paths = tracked.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
  return overBudget(
    sizesByHouse(paths, (path) => readFileSync(join(root, path), 'utf8')),
    budget,
  )
}

/** The sizes of the top folders. `scripts/lab` counts apart from `scripts`, and the rest as `root`. */
export function sizesByHouse(paths: readonly string[], read: (path: string) => string): Map<string, Size> {
  const sizes = new Map<string, Size>()
  for (const path of paths.filter((each) => !LEFT_OUT.test(each))) {
    const [first = '', ...rest] = path.split('/')
    const house = path.startsWith('scripts/lab/')
      ? 'scripts/lab'
      : rest.length > 0 && !first.startsWith('.')
        ? first
        : 'root'
    const { lines = 0, files = 0 } = sizes.get(house) ?? {}
    sizes.set(house, { lines: lines + read(path).split('\n').length - 1, files: files + 1 })
  }
  return sizes
}

/** A sentence for each house that is larger than its budget, or has none. */
export function overBudget(
  sizes: ReadonlyMap<string, Size>,
  budget: Readonly<Record<string, Size>>,
): readonly string[] {
  return [...sizes].flatMap(([house, size]) =>
    (['lines', 'files'] as const).flatMap((unit) => {
      const most = budget[house]?.[unit] ?? 0
      if (size[unit] <= most) return []
      return `${house} has ${size[unit]} ${unit}, and its budget is ${most}: take some away, or raise it in scripts/checks/budget.json and say why.`
    }),
  )
}
