import { expect, test } from 'vitest'
import type { ConformanceCell, Finding } from './cells.ts'
import { markKnown } from './known.ts'

const flaw: Finding = {
  operation: 'listBills',
  where: 'bills.items[3].amount',
  rule: 'shape',
  severity: 'broken',
  expected: 'must be a number',
  got: 'null',
}
const success: ConformanceCell = { operation: 'listBills', level: 'shape', name: 'success', findings: [] }
const code: ConformanceCell = { ...success, level: 'codes', name: 'code 2405' }
const entry = { operation: 'listBills', question: 'shape, success', severity: 'broken', rule: 'shape', reason: 'May.' }
const ofAmount = { ...entry, where: 'bills.items[].amount' }

function marked(cells: readonly ConformanceCell[], ...entries: Parameters<typeof markKnown>[1]) {
  const operations = [{ operation: 'listBills', verdict: 'right', cells }] as const
  const run = markKnown({ url: '', seed: 1, isReference: true, operations }, entries, '2026-11-27')
  return { verdict: run.operations[0]?.verdict, stale: run.baseline?.stale }
}

test('matches an entry with a finding in any item of a list, but in no other field', () => {
  const cells = [{ ...success, findings: [flaw] }]
  expect(marked(cells, ofAmount)).toEqual({ verdict: 'known', stale: [] })
  expect(marked(cells, { ...ofAmount, where: 'bills.items[7].amount' }).verdict).toBe('known')
  expect(marked(cells, entry)).toEqual({ verdict: 'broken', stale: [entry] })
})

test('calls an entry stale only if its question could be judged', () => {
  const unseen = { ...entry, question: 'codes, code 2405' }
  expect(marked([success, { ...code, needs: 'a CUPS of nobody' }], unseen).stale).toEqual([])
  expect(marked([success, code], unseen).stale).toEqual([unseen])
})

test('judges a known break like an operation without a baseline', () => {
  const gate: ConformanceCell = {
    ...success,
    level: 'reach',
    name: 'gate without a session',
    findings: [{ ...flaw, where: '' }],
  }
  const open: ConformanceCell = { ...success, needs: 'callers.customer' }
  const known = { ...entry, question: 'reach, gate without a session' }
  expect(marked([gate, open]).verdict).toBe('broken')
  expect(marked([gate, open], known).verdict).toBe('known')
  expect(marked([open], known).verdict).toBe('not judged')
})
