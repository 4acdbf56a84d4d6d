import { describe, expect, test } from 'vitest'
import { idsOfTitle, parseTestReport } from './testReport.ts'

describe('testsOfReport', () => {
  test('reads a report of Vitest file by file', () => {
    const report = {
      testResults: [
        { name: '/p/a.test.ts', assertionResults: [{ title: 'a [FL-001]', status: 'passed' }] },
        {
          name: '/p/b.test.ts',
          assertionResults: [
            { title: 'b', status: 'failed' },
            { title: 'c', status: 'pending' },
          ],
        },
      ],
    }
    expect(parseTestReport(report)).toEqual([
      { title: 'a [FL-001]', passed: true, file: '/p/a.test.ts' },
      { title: 'b', passed: false, file: '/p/b.test.ts' },
      { title: 'c', passed: false, file: '/p/b.test.ts' },
    ])
  })

  test('reads a report of Playwright through nested suites', () => {
    const passed = { expectedStatus: 'passed', results: [{ status: 'failed' }, { status: 'passed' }] }
    const failed = { expectedStatus: 'passed', results: [{ status: 'failed' }] }
    const failing = { expectedStatus: 'failed', results: [{ status: 'failed' }] }
    const skipped = { expectedStatus: 'skipped', results: [{ status: 'skipped' }] }
    const specs = [
      { title: 'passes', tests: [passed] },
      { title: 'fails in one browser', tests: [passed, failed] },
      { title: 'is meant to fail', tests: [failing] },
      { title: 'is skipped', tests: [skipped] },
      { title: 'never ran', tests: [] },
    ]
    const filed = specs.map((spec) => ({ ...spec, file: 'pay.spec.ts' }))
    const report = { suites: [{ specs: [], suites: [{ specs: filed, suites: [] }] }] }
    expect(parseTestReport(report)).toEqual(
      specs.map(({ title }) => ({ title, passed: title === 'passes', file: 'e2e/journeys/pay.spec.ts' })),
    )
  })

  test('rejects any other report', () => {
    expect(() => parseTestReport({ numTotalTests: 3 })).toThrow('not a report')
    expect(() => parseTestReport(null)).toThrow('not a report')
  })
})

describe('idsOfTitle', () => {
  test('reads ids in brackets at the end of a title', () => {
    expect(idsOfTitle('a NIE is checked with its letter [VA-015]')).toEqual(['VA-015'])
    expect(idsOfTitle('the first rule wins [FL-132 FL-022, RO-023] ')).toEqual(['FL-132', 'FL-022', 'RO-023'])
  })

  test('ignores brackets elsewhere and without ids', () => {
    expect(idsOfTitle('[VA-015] a NIE')).toEqual([])
    expect(idsOfTitle('reads a list [1, 2]')).toEqual([])
    expect(idsOfTitle('plain')).toEqual([])
  })

  test('keeps misspelt ids beside good ones', () => {
    expect(idsOfTitle('a NIE [VA-015 VA16]')).toEqual(['VA-015', 'VA16'])
    expect(idsOfTitle('a NIE [VA-15]')).toEqual(['VA-15'])
  })
})
