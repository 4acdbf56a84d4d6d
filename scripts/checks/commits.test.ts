import { expect, test } from 'vitest'
import { commitProblem } from './commits.ts'

test.each(['Fix a list that lost its last row', 'Speed up the log-in', 'Merge branch main', 'Revert "Add a field"'])(
  'accepts "%s"',
  (subject) => expect(commitProblem(subject)).toBeUndefined(),
)

test.each([
  ['Fixes a list', 'begins with none of Add,'],
  ['Bring the tab of a link', 'begins with none of Add,'],
  ['Addition of a field', 'begins with none of Add,'],
  [`Add ${'x'.repeat(70)}`, 'has 74 characters'],
  ['Add a field.', 'ends with a full stop'],
])('refuses "%s" because it %s', (subject, problem) => expect(commitProblem(subject)).toContain(problem))
