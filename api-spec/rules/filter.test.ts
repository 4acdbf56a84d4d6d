import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilter, printFilter, type FilterValue } from './filter.ts'

const KEYS = ['docNumber', 'dossierCod', 'keyId', 'name', '__proto__', 'constructor']
const parsed = (text: string) => {
  const result = parseFilter(text, KEYS)
  return result.ok ? [...result.filter] : result.problem
}

describe('reading', () => {
  test('splits pairs at a bar and reads ~~ as a list [LA-028]', () => {
    expect(parsed('docNumber::12345678Z|dossierCod::EXP1')).toEqual([
      ['docNumber', '12345678Z'],
      ['dossierCod', 'EXP1'],
    ])
    expect(parsed('keyId~~a,b,c')).toEqual([['keyId', ['a', 'b', 'c']]])
  })

  test('takes the first sign as the separator, so values may contain the others', () => {
    expect(parsed('name::a~~b::c,d')).toEqual([['name', 'a~~b::c,d']])
    expect(parsed('keyId~~a::b,c~~d')).toEqual([['keyId', ['a::b', 'c~~d']]])
  })

  test('decodes values', () => {
    expect(parsed('name::a%7Cb%20%C3%B1')).toEqual([['name', 'a|b ñ']])
    expect(parsed('keyId~~a%2Cb,c')).toEqual([['keyId', ['a,b', 'c']]])
  })

  test.each([
    ['other::1', 'other', 'the key is not one of this call'],
    ['docNumber::1|docNumber::2', 'docNumber', 'the key comes twice'],
    ['docNumber::', 'docNumber', 'the value is empty'],
    ['keyId~~a,,b', 'keyId', 'the value is empty'],
    ['keyId~~', 'keyId', 'the value is empty'],
    ['name::%', 'name', 'the value is not well encoded'],
    ['name::%ff', 'name', 'the value is not well encoded'],
    ['keyId~~a,%', 'keyId', 'the value is not well encoded'],
  ])('rejects the filter %s because of the key %s: %s', (text, key, message) => {
    expect(parsed(text)).toEqual({ key, message })
  })

  test('rejects an empty filter', () => {
    expect(parsed('')).toEqual({ message: 'the filter is empty' })
  })

  test.each(['|', 'docNumber', 'docNumber:1', '::1', 'doc Number::1', 'docNumber::1|', '~~a'])(
    'rejects the malformed filter "%s" without a key',
    (text) => {
      expect(parsed(text)).toEqual({ message: 'a clause must read key::value or key~~value,value' })
    },
  )

  test('accepts up to 20 clauses and 1024 characters', () => {
    const keys = Array.from({ length: 21 }, (_, index) => `k${index}`)
    const clauses = keys.map((key) => `${key}::1`)
    expect(parseFilter(clauses.slice(0, 20).join('|'), keys).ok).toBe(true)
    expect(parseFilter(clauses.join('|'), keys)).toEqual({
      ok: false,
      problem: { message: 'the filter has more than 20 clauses' },
    })
    expect(parseFilter(`name::${'a'.repeat(1018)}`, KEYS).ok).toBe(true)
    expect(parseFilter(`name::${'a'.repeat(1019)}`, KEYS)).toEqual({
      ok: false,
      problem: { message: 'the filter is longer than 1024 characters' },
    })
  })

  test('treats keys named like parts of an object as ordinary keys', () => {
    expect(parsed('__proto__::a|constructor::b')).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ])
    expect(parseFilter('__proto__::a', ['docNumber']).ok).toBe(false)
  })

  test('throws for no text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseFilter(text, KEYS)).not.toThrow()
      }),
    )
  })
})

describe('writing', () => {
  test('writes ordinary values as they are and leaves absent ones out [LA-028]', () => {
    expect(printFilter({ docNumber: '12345678Z', dossierCod: undefined, name: 'ana@correo.es' })).toBe(
      'docNumber::12345678Z|name::ana@correo.es',
    )
    expect(printFilter({ keyId: ['a', 'b,c'], name: 'García, Ana' })).toBe('keyId~~a,b%2Cc|name::García, Ana')
    expect(printFilter({})).toBe('')
  })

  test('throws for an empty value or list instead of asking for everything', () => {
    expect(() => printFilter({ docNumber: '' })).toThrow('the filter docNumber has no value')
    expect(() => printFilter({ keyId: [] })).toThrow(RangeError)
    expect(() => printFilter({ keyId: ['a', ''] })).toThrow(RangeError)
    expect(() => printFilter({ 'a|b': '1' })).toThrow('not a filter key: a|b')
  })

  test('reads back unchanged whatever it wrote [LA-028]', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    const value: fc.Arbitrary<FilterValue> = fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 5 }))
    const clauses = fc.uniqueArray(fc.tuple(fc.constantFrom(...KEYS), value), {
      selector: ([key]) => key,
      minLength: 1,
    })
    fc.assert(
      fc.property(clauses, (entries) => {
        const printed = printFilter(Object.fromEntries(entries))
        fc.pre(printed.length <= 1024)
        expect(parseFilter(printed, KEYS)).toEqual({ ok: true, filter: new Map(entries) })
      }),
    )
  })
})
