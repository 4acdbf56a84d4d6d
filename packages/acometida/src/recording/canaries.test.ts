import { beforeAll, expect, test } from 'vitest'
import { toHarEntry } from './harEntry.ts'
import type { RecordedCall } from './recordedCall.ts'
import { redactor } from './redactor.ts'
import { type Canaries, makeCanaries } from './testing/canaries.ts'
import { findMarks } from './testing/findMarks.ts'
import { formsIn, peopleIn, textsIn } from './testing/peopleIn.ts'
import { plantedCalls, written } from './testing/plantedCalls.ts'

let canaries: Canaries
let calls: RecordedCall[]

beforeAll(() => {
  canaries = makeCanaries()
  calls = plantedCalls(canaries)
})

/** The canaries in the calls, in the form of a recording. */
function foundIn(recorded: readonly RecordedCall[]): string[] {
  return recorded.flatMap((call) => [...findMarks(written(call), canaries.marks)])
}

test('finds each canary where nothing is redacted, in any encoding', () => {
  const found = new Set(foundIn(calls))
  expect(canaries.marks.size).toBeGreaterThan(2000)
  expect([...canaries.marks].filter((mark) => !found.has(mark))).toEqual([])
})

test('keeps every canary out of a recording', () => {
  const redact = redactor(Buffer.alloc(32, 3))
  expect(foundIn(calls.map(redact))).toEqual([])
})

test('keeps the people of an open recording out of a redacted one', () => {
  const entry = (call: RecordedCall) => toHarEntry(call, 'http://localhost/api', { role: 'customer', findings: [] })
  const kept = calls.map(entry)
  const people = new Set(kept.flatMap((each) => [...peopleIn(each)]))
  expect(people.size).toBeGreaterThan(1000)
  const textsOf = (entries: typeof kept) => new Set(entries.flatMap((each) => [...textsIn(each), ...formsIn(each)]))
  const [open, closed] = [textsOf(kept), textsOf(calls.map(redactor(Buffer.alloc(32, 3))).map(entry))]
  expect([...people].filter((value) => !open.has(value))).toEqual([])
  expect([...people].filter((value) => closed.has(value))).toEqual([])
})
