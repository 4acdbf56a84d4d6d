import { expect, test } from 'vitest'
import { onlyErrors } from './typeChecks.ts'

test('of a compiler that watches, errors are shown and that they are gone; nothing where nothing is wrong', () => {
  const show = onlyErrors()
  const shown = [
    '12:00:00 PM - Starting compilation in watch mode...',
    '12:00:09 PM - Found 0 errors. Watching for file changes.',
    '12:01:00 PM - File change detected. Starting incremental compilation...',
    "scripts/start.ts(3,1): error TS1005: '}' expected.",
    '12:01:02 PM - Found 1 error. Watching for file changes.',
    '12:02:00 PM - File change detected. Starting incremental compilation...',
    '[\u001B[90m12:02:02 PM\u001B[0m] - Found 0 errors. Watching for file changes.',
    '12:03:00 PM - File change detected. Starting incremental compilation...',
    '12:03:02 PM - Found 0 errors. Watching for file changes.',
  ].flatMap((line) => show(line) ?? [])
  expect(shown).toEqual([
    "scripts/start.ts(3,1): error TS1005: '}' expected.",
    '1 error in the types.',
    'The types are right again.',
  ])
})
