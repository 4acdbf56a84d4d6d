import { beforeAll, expect, test } from 'vitest'
import { redactor } from './redactor.ts'
import { type Canaries, makeCanaries } from './testing/canaries.ts'
import { findMarks } from './testing/findMarks.ts'
import { plantedCalls, written } from './testing/plantedCalls.ts'
import type { RecordedCall } from './recordedCall.ts'

let canaries: Canaries
let calls: RecordedCall[]

beforeAll(() => {
  canaries = makeCanaries()
  calls = plantedCalls(canaries)
})

/** The canaries in the calls as a recording would hold them. */
function foundIn(recorded: readonly RecordedCall[]): string[] {
  return recorded.flatMap((call) => [...findMarks(written(call), canaries.marks)])
}

test('each canary is found where nothing is taken out, however it is encoded', () => {
  const found = new Set(foundIn(calls))
  expect(canaries.marks.size).toBeGreaterThan(2000)
  expect([...canaries.marks].filter((mark) => !found.has(mark))).toEqual([])
})

test('no canary is in a recording', () => {
  const redact = redactor({ key: Buffer.alloc(32, 3) })
  expect(foundIn(calls.map(redact))).toEqual([])
})
