import { describe, expect, test } from 'vitest'
import { checkRequirements, requirementsTable } from './requirements.ts'

const catalogue = [
  { id: 'FL-001', kind: 'FL', area: 'bills', title: 'Pay', rule: 'A bill can be paid.', test: 'api' },
  { id: 'FL-002', kind: 'FL', area: 'bills', title: 'Download', rule: 'A bill can be downloaded.', test: 'e2e' },
  { id: 'VA-001', kind: 'VA', area: 'access', title: 'Name', rule: 'A name is needed.', test: 'unit' },
] as const

function reportOf(tests: Record<string, 'passed' | 'failed' | 'skipped'>) {
  const assertionResults = Object.entries(tests).map(([title, status]) => ({ title, status }))
  return { testResults: [{ assertionResults }] }
}

describe('what a run proves', () => {
  test('takes passed tests as proof of the ids at the end of their titles, across reports', () => {
    const { proofs, problems } = checkRequirements({
      catalogue,
      reports: [reportOf({ 'pays [FL-001 VA-001]': 'passed' }), reportOf({ 'pays again [FL-001]': 'passed' })],
      unproven: ['FL-002'],
    })
    expect(problems).toEqual([])
    expect(proofs).toEqual(
      new Map([
        ['FL-001', ['pays [FL-001 VA-001]', 'pays again [FL-001]']],
        ['VA-001', ['pays [FL-001 VA-001]']],
      ]),
    )
  })

  test('takes failed and skipped tests as no proof', () => {
    const reports = [reportOf({ 'a [FL-001]': 'failed', 'b [FL-002]': 'skipped' })]
    expect(checkRequirements({ catalogue, reports, unproven: ['FL-001', 'FL-002', 'VA-001'] })).toEqual({
      proofs: new Map(),
      refused: new Map(),
      problems: [],
    })
  })
})

test('takes a test with a flaw as no proof and says why', () => {
  const reports = [reportOf({ 'a [FL-001 FL-002]': 'passed' })]
  const flawOf = (_test: unknown, { test }: { test: string }) => (test === 'e2e' ? 'is no journey' : null)
  const { proofs, refused, problems } = checkRequirements({ catalogue, reports, unproven: ['VA-001'], flawOf })
  expect([...proofs.keys()]).toEqual(['FL-001'])
  expect(refused).toEqual(new Map([['FL-002', ['"a [FL-001 FL-002]" is no journey']]]))
  expect(problems).toEqual(['FL-002: no passed test proves it.'])
})

describe('what is wrong', () => {
  test('reports an id that does not exist, even in a test that failed', () => {
    const reports = [reportOf({ 'a [FL-099]': 'failed', 'b [FL-001 VA1]': 'passed' })]
    expect(checkRequirements({ catalogue, reports, unproven: ['FL-002', 'VA-001'] }).problems).toEqual([
      'No requirement is called FL-099, named by the test "a [FL-099]".',
      'No requirement is called VA1, named by the test "b [FL-001 VA1]".',
    ])
  })

  test('reports an id without a passed test, unless it is listed as unproven', () => {
    const reports = [reportOf({ 'a [FL-001]': 'passed', 'b [FL-002]': 'failed' })]
    expect(checkRequirements({ catalogue, reports, unproven: ['VA-001'] }).problems).toEqual([
      'FL-002: no passed test proves it.',
    ])
  })

  test('reports an id that is listed as unproven and has a passed test', () => {
    const reports = [reportOf({ 'a [FL-001 FL-002 VA-001]': 'passed' })]
    expect(checkRequirements({ catalogue, reports, unproven: ['VA-001'] }).problems).toEqual([
      'VA-001 is proven: remove it from unproven.txt.',
    ])
  })
})

test('counts proven and total requirements by area and kind', () => {
  const lines = requirementsTable(catalogue, (id) => id === 'FL-001').map((line) => line.trim().split(/\s+/))
  expect(lines[0]).toEqual(['RT', 'SC', 'OP', 'EN', 'FL', 'VA', 'RO', 'ER', 'CO', 'CF', 'ST', 'LA', 'total'])
  expect(lines.slice(1, 3)).toEqual([
    ['access', '0/1', '0/1'],
    ['bills', '1/2', '1/2'],
  ])
  expect(lines.at(-1)).toEqual(['total', '1/2', '0/1', '1/3'])
})
