import { expect, test } from 'vitest'
import { importsByIds, canProve, testKindOf } from './testedCode.ts'

test('tells the kind of a test by where it lies and what it starts', () => {
  expect(testKindOf('e2e/journeys/pay.spec.ts', '')).toBe('e2e')
  expect(testKindOf('web/src/screens/Pay.test.tsx', '')).toBe('component')
  expect(testKindOf('web/src/base/dates.test.ts', '')).toBe('unit')
  expect(testKindOf('server/src/a.test.ts', "import { testApi } from '#src/testing/testApi.ts'")).toBe('api')
  expect(testKindOf('server/src/a.test.ts', "import request from 'supertest'")).toBe('api')
  expect(testKindOf('server/src/a.rules.test.ts', "import { a } from './a.rules.ts'")).toBe('unit')
})

test('accepts a journey as proof of everything, and each other kind of itself and units', () => {
  expect((['unit', 'api', 'component', 'e2e'] as const).filter((given) => canProve(given, 'api'))).toEqual([
    'api',
    'e2e',
  ])
  expect((['unit', 'api', 'component', 'e2e'] as const).filter((given) => canProve(given, 'e2e'))).toEqual(['e2e'])
  expect((['unit', 'api', 'component', 'e2e'] as const).every((given) => canProve(given, 'unit'))).toBe(true)
})

test('finds what a test calls through functions and values of its file, by the ids of its title', () => {
  const text = `
    import { rule, other as another } from './rule.ts'
    import { shared } from '@acometida/api-spec/rules/shared'
    import { own } from '#src/base/own.ts'
    import { library } from 'library'
    const cases = [[shared]]
    function helper() { return another() }
    test('a [FL-001 FL-002]', () => { expect(rule()).toBe(library()) })
    test.each(cases)('b %s [FL-003]', () => { helper() })
    test('c', () => { own() })
    describe('d', () => { const made = own(); test('e [FL-004]', () => made) })
  `
  expect(importsByIds('web/src/domain/a.test.ts', text)).toEqual(
    new Map([
      ['[FL-001 FL-002]', new Set(['web/src/domain/rule.ts#rule'])],
      ['[FL-003]', new Set(['web/src/domain/rule.ts#other', 'api-spec/rules/shared.ts#shared'])],
      ['[FL-004]', new Set(['web/src/base/own.ts#own'])],
    ]),
  )
})
