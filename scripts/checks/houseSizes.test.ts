import { expect, test } from 'vitest'
import { overBudget, sizesByHouse } from './houseSizes.ts'

const sizes = sizesByHouse(
  ['web/src/a.ts', 'web/b.css', 'scripts/c.ts', 'scripts/lab/d.ts', 'README.md', 'docs/e.png', 'pnpm-lock.yaml'],
  () => 'one\ntwo\n',
)

test('counts lines and files by top folder, without pictures and the list of packages', () => {
  expect(Object.fromEntries(sizes)).toEqual({
    web: { lines: 4, files: 2 },
    scripts: { lines: 2, files: 1 },
    'scripts/lab': { lines: 2, files: 1 },
    root: { lines: 2, files: 1 },
  })
})

test('names a house above its budget, or without one, and where to raise it', () => {
  const most = { lines: 4, files: 2 }
  expect(overBudget(sizes, { web: most, scripts: most, 'scripts/lab': most, root: most })).toEqual([])
  expect(overBudget(sizes, { web: { lines: 3, files: 2 }, scripts: most, root: most })).toEqual([
    'web has 4 lines, and its budget is 3: take some away, or raise it in scripts/checks/budget.json and say why.',
    expect.stringMatching(/^scripts\/lab has 2 lines, and its budget is 0: /),
    expect.stringMatching(/^scripts\/lab has 1 files, and its budget is 0: /),
  ])
})
