import { expect, test } from 'vitest'
import { makeReport } from './typeChecks.ts'

const error = "scripts/start.ts(3,1): error TS1005: '}' expected."

test('shows errors with their number, once that they are gone, and else nothing', () => {
  const report = makeReport()
  expect(report([])).toEqual([])
  expect(report([error])).toEqual([error, '1 error in the types.'])
  expect(report([error, '  a line that explains it', error]).at(-1)).toBe('2 errors in the types.')
  expect(report([])).toEqual(['The types are right again.'])
  expect(report([])).toEqual([])
})
