import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { thrownPlaceOf } from './thrownPlace.ts'

const folder = mkdtempSync(join(tmpdir(), 'acometida-'))
const file = join(folder, 'bills.ts')
writeFileSync(file, 'function total() {\n  return bill.sum\n}\n')

const thrown = (...frames: readonly string[]) =>
  Object.assign(new Error('no bill'), {
    stack: ['Error: no bill', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  })

test.each([`total (${file}:2:10)`, `async total (file://${file}:2:10)`, `${file}:2:10`])(
  'finds the place and its line in %s',
  (frame) => expect(thrownPlaceOf(thrown(frame), folder)).toEqual({ at: 'bills.ts:2:10', source: 'return bill.sum' }),
)

test('passes over packages, Node itself and files that are not there', () => {
  const others = [
    'run (node:internal/timers:5:1)',
    `get (${folder}/node_modules/x/i.js:1:1)`,
    `made (${folder}/gone.ts:1:1)`,
  ]
  expect(thrownPlaceOf(thrown(...others, `total (${file}:1:1)`), folder)?.source).toBe('function total() {')
  expect(thrownPlaceOf(thrown(...others), folder)).toBeUndefined()
})

test('finds the place of an error that was really thrown', () => {
  expect(thrownPlaceOf(new TypeError('here'))).toMatchObject({
    source: expect.stringContaining("new TypeError('here')"),
  })
})
