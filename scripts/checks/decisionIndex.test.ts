import { expect, test } from 'vitest'
import { decisionIndex } from './decisionIndex.ts'

const problemsOf = (file: string, text: string) => decisionIndex(new Map([[file, text]])).problems

test('lists records with number, title, date and status', () => {
  const { table, problems } = decisionIndex(
    new Map([
      ['001-the-clients-clock.md', "# 001. The client's clock\n\n2026-11-21 · superseded by [002](002-a-clock.md)\n"],
      ['002-a-clock.md', '# 002. A clock\n\n2026-11-22 · accepted\n\n## Context\n'],
    ]),
  )
  expect(problems).toEqual([])
  const cells = table.split('\n').map((line) => line.split(/ *\| */).slice(1, -1))
  expect(cells.slice(2, -1)).toEqual([
    ['[001](001-the-clients-clock.md)', "The client's clock", '2026-11-21', 'superseded by [002](002-a-clock.md)'],
    ['[002](002-a-clock.md)', 'A clock', '2026-11-22', 'accepted'],
  ])
})

test.each([
  ['has no line of date and status', '# 001. A clock\n\n## Context\n', 'begins with'],
  ['has the number of another one', '# 002. A clock\n\n2026-11-21 · accepted\n', 'has the number 002'],
  ['has another title', '# 001. A watch\n\n2026-11-21 · accepted\n', 'does not have clock'],
  ['has a day for people', '# 001. A clock\n\n21/11/2026 · accepted\n', 'is not a date'],
  ['has an unknown status', '# 001. A clock\n\n2026-11-21 · done\n', 'is not a status'],
])('rejects a record that %s', (_, text, problem) => {
  expect(problemsOf('001-a-clock.md', text)).toEqual([expect.stringContaining(problem)])
})
