import { describe, expect, test } from 'vitest'
import { brandWordsOf } from './brandWords.ts'
import { PASSWORD_SYMBOLS, passwordViolations } from './password.ts'

const context = { document: '12345678Z', brandWords: ['Acometida', ''] }
const violations = (password: string) => passwordViolations(password, context)

test('finds no violation in a good password [VA-022 VA-023 VA-025]', () => {
  expect(violations('Farola#29a')).toEqual([])
  expect(violations('Farola29a')).toEqual([])
})

test('lists all broken rules in a fixed order', () => {
  expect(passwordViolations('')).toEqual(['length', 'digit', 'uppercase', 'lowercase'])
  expect(violations('   ')).toEqual(['length', 'digit', 'uppercase', 'lowercase', 'whitespace', 'repeated'])
  expect(violations('abc')).toEqual(['length', 'digit', 'uppercase', 'run'])
})

describe('each rule', () => {
  test('rejects 7 characters as too few and 13 as too many [VA-022 CO-008]', () => {
    expect(violations('Farol29')).toEqual(['length'])
    expect(violations('Farola29')).toEqual([])
    expect(violations('Farola29lumb')).toEqual([])
    expect(violations('Farola29lumbr')).toEqual(['length'])
  })

  test('asks for a digit, an upper-case and a lower-case letter [VA-023]', () => {
    expect(violations('FarolaSol')).toEqual(['digit'])
    expect(violations('farola29a')).toEqual(['uppercase'])
    expect(violations('FAROLA29A')).toEqual(['lowercase'])
  })

  test.each([' ', '\t', '\u00a0'])('rejects whitespace (%j) [VA-024]', (blank) => {
    expect(violations(`Farola${blank}29a`)).toEqual(['whitespace'])
  })

  test('allows the listed symbols and no others [VA-025]', () => {
    expect([...PASSWORD_SYMBOLS].flatMap((symbol) => violations(`Farola${symbol}29`))).toEqual([])
    for (const symbol of '-_.,;:+=?/\\|()[]{}<>~"\'€') expect(violations(`Farola${symbol}29`)).toEqual(['symbol'])
  })

  test('rejects the same character three times in a row [VA-026]', () => {
    expect(violations('Farooola29')).toEqual(['repeated'])
    expect(violations('Faroola2922')).toEqual([])
    expect(violations('Farola29###')).toEqual(['repeated'])
  })

  test('rejects a brand word in any case and ignores an empty one [VA-027 CF-014]', () => {
    expect(violations('aCOMETIDA29')).toEqual(['brand'])
  })

  test.each(['abc', 'XyZ', '123', '789', 'aBc'])('rejects the ascending run %s [VA-028]', (run) => {
    expect(passwordViolations(`Fu4k${run}9W`)).toEqual(['run'])
  })

  test.each(['cba', '321', 'yza', '890', 'ab1', '135'])('accepts %s, which is no ascending run [VA-028]', (piece) => {
    expect(passwordViolations(`Fu4k${piece}9W`)).toEqual([])
  })

  test('rejects either half of the document number [VA-029]', () => {
    expect(passwordViolations('Farola9731', { document: '97316420X' })).toEqual(['document'])
    expect(passwordViolations('Farola6420', { document: '97316420X' })).toEqual(['document'])
    expect(passwordViolations('Farola3164', { document: '97316420X' })).toEqual([])
    expect(passwordViolations('Fax9731z8', { document: 'X9731648Y' })).toEqual(['document'])
  })

  test.each([
    ['length', 'Faro#2a'],
    ['length', 'Farola#29lumb'],
    ['digit', 'Farola#luz'],
    ['uppercase', 'farola#29a'],
    ['lowercase', 'FAROLA#29A'],
    ['whitespace', 'Farola 29a'],
    ['symbol', 'Farola-29a'],
    ['repeated', 'Farooola29'],
    ['run', 'Farola#abc2'],
    ['brand', 'Acometida29'],
    ['document', 'Faro#7026'],
    ['document', 'Faro#1834'],
  ])('applies the rule %s to a member of staff with the password %s [VA-030]', (rule, password) => {
    const staff = { document: '70261834', brandWords: ['Acometida'] }
    expect(passwordViolations(password, staff)).toEqual([rule])
    expect(passwordViolations('Farola#29a', staff)).toEqual([])
  })

  test('ignores a document too short to have a half [VA-029]', () => {
    expect(passwordViolations('Farola97', { document: '97' })).toEqual([])
    expect(passwordViolations('Farola64', { document: '973164' })).toEqual([])
  })
})

test('rejects the product name in a password', () => {
  expect(passwordViolations('Acometida#2', { document: '12345678Z', brandWords: brandWordsOf(undefined) })).toEqual([
    'brand',
  ])
})

test('reads brand words from master data, separated by semicolons, else the product name', () => {
  expect(brandWordsOf('Luz del Miño; Eólica ;')).toEqual(['Luz del Miño', 'Eólica'])
  expect([brandWordsOf(''), brandWordsOf(undefined)]).toEqual([[], ['acometida']])
})
