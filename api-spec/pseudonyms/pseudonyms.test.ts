import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PersonalKind } from '../generated/personal.ts'
import { mimeTypeOf } from '../rules/fileKind.ts'
import { documentKind, isCif, isNie, isNif, nifLetter } from '../rules/person/document.ts'
import { isEmail } from '../rules/person/email.ts'
import { isName } from '../rules/person/name.ts'
import { isLandline, isRealPhone, NO_PHONE } from '../rules/person/phone.ts'
import { isCau, isCups, makeCau, makeCups } from '../rules/supply/cups.ts'
import { isIban } from './pseudonymizeIdentifier.ts'
import { makePseudonyms } from './pseudonyms.ts'

const pseudonyms = makePseudonyms(Buffer.alloc(32, 7))
const pseudonym = (kind: PersonalKind, text: string) => pseudonyms.text(kind, text)

const below = (limit: number) => fc.integer({ min: 0, max: limit - 1 })
const padded = (limit: number) => below(limit).map((number) => String(number).padStart(String(limit - 1).length, '0'))
const nif = padded(10 ** 8).map((number) => number + nifLetter(Number(number)))
const nie = fc
  .tuple(fc.constantFrom('X', 'Y', 'Z'), padded(10 ** 7))
  .map(([start, number]) => start + number + nifLetter(Number('XYZ'.indexOf(start) + number)))
const cif = fc
  .tuple(fc.constantFrom(...'ABGPQ'), padded(10 ** 7))
  .map(([start, number]) => [...'0123456789ABCDEFGHIJ'].map((end) => start + number + end).find(isCif) ?? '')
const cups = fc
  .tuple(fc.constantFrom('0022', '0390'), below(10 ** 12))
  .map(([whose, number]) => makeCups(whose, number))
const phone = fc
  .tuple(fc.constantFrom('6', '7'), padded(10 ** 8))
  .map((parts) => parts.join(''))
  .filter(isRealPhone)
const landline = fc.tuple(fc.constantFrom('8', '9'), padded(10 ** 8)).map((parts) => parts.join(''))
const word = fc.string({ unit: fc.constantFrom(...'abcdefgiklmnoprstuvñáé'), minLength: 4, maxLength: 9 })
const email = fc
  .tuple(word, padded(10 ** 4))
  .map(([name, number]) => `${name.normalize('NFD').replaceAll(/\P{ASCII}/gu, '')}${number}@correo.gal`)
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
// The number changes, whatever the words are.
const address = fc.tuple(name, padded(10 ** 4)).map((parts) => parts.join(', '))
const code = fc.tuple(fc.constantFrom('FE', 'SR', 'EXP', 'FAC-FO'), padded(10 ** 12)).map((parts) => parts.join(''))

test.each<[string, PersonalKind, fc.Arbitrary<string>, (text: string) => boolean]>([
  ['a NIF', 'nif', nif, isNif],
  ['a NIE', 'nif', nie, isNie],
  ['a CIF', 'nif', cif, isCif],
  ['a CUPS', 'cups', cups, isCups],
  ['a self-consumption', 'cups', cups.map((each) => makeCau(each, 1)), isCau],
  ['a mobile phone', 'phone', phone, isRealPhone],
  ['a landline', 'phone', landline, isLandline],
  ['an e-mail address', 'email', email, isEmail],
  ['a name', 'name', name, isName],
  ['a surname', 'surname', name, isName],
  ['an address', 'address', address, (text) => /^\p{L}+(?: \p{L}+)*, \d{4}$/u.test(text)],
  ['a code', 'code', code, (text) => /^(?:FE|SR|EXP|FAC-FO)\d{12}$/.test(text)],
  ['a text', 'text', fc.string({ minLength: 20 }), (text) => text.length >= 20],
])('replaces %s by a valid, stable and distinct one', (_what, kind, values, isRight) => {
  const seen = new Map<string, string>()
  fc.assert(
    fc.property(values, (value) => {
      const made = pseudonym(kind, value)
      expect(isRight(made)).toBe(true)
      expect(made).not.toBe(value)
      expect(pseudonym(kind, value)).toBe(made)
      const former = seen.get(made) ?? value
      expect(plain(former)).toBe(plain(value))
      seen.set(made, value)
    }),
  )
})

/** Names are compared without accents. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

test('replaces an account by a valid one of the same country', () => {
  for (const iban of ['ES9121000418450200051332', 'DE89370400440532013000', 'GB29NWBK60161331926819']) {
    const made = pseudonym('iban', iban)
    expect(made.slice(0, 2)).toBe(iban.slice(0, 2))
    expect(isIban(made)).toBe(true)
    expect(made).not.toBe(iban)
    expect(pseudonym('text', iban.replaceAll(/.{4}/g, '$& '))).toBe(made)
  }
  expect(isIban('ES9121000418450200051333')).toBe(false)
})

test('keeps a wrong document wrong', () => {
  fc.assert(
    fc.property(nif, (right) => {
      const wrong = right.slice(0, 8) + (right.endsWith('A') ? 'B' : 'A')
      fc.pre(!isNif(wrong))
      const made = pseudonym('nif', wrong)
      expect(made).toMatch(/^\d{8}[A-Z]$/)
      expect(documentKind(made)).toBeUndefined()
    }),
  )
})

test('gives a value the same pseudonym in every spelling and place', () => {
  const document = pseudonym('nif', '12345678Z')
  expect(pseudonym('nif', '12.345.678-z')).toBe(document)
  expect(pseudonym('code', '12345678Z')).toBe(document)
  expect(pseudonym('link', '/customers/12345678Z?nif=12345678z')).toBe(`/customers/${document}?nif=${document}`)
  const supply = pseudonym('cups', 'ES0022000001234567WY1P')
  expect(pseudonym('cups', 'ES0022000001234567WY')).toBe(supply.slice(0, 20))
  expect(pseudonym('cups', 'ES0022000001234567WY1PA000')).toBe(`${supply}A000`)
  expect(pseudonym('phone', '+34 612 34 56 78')).toBe(pseudonym('email', '612345678'))
  expect(pseudonym('email', 'Lucia@Correo.gal')).toBe(pseudonym('text', 'lucia@correo.gal'))
  const number = pseudonym('code', 'FE202602000001001')
  expect(pseudonym('code', 'FAC-FE202602000001001')).toBe(`FAC-${number}`)
  expect(pseudonym('code', 'EXP202600001001001')).toBe(`${pseudonym('code', 'EXP202600001001')}001`)
})

test('composes the pseudonym of a whole name of those of its names', () => {
  const [first, last] = [pseudonym('name', 'Lucía'), pseudonym('surname', 'Ferreiro Santos')]
  expect(pseudonym('name', 'Lucía Ferreiro Santos')).toBe(`${first} ${last}`)
  expect(pseudonym('name', 'LUCIA')).toBe(first.toUpperCase())
})

test('keeps the words before a street and replaces its name and numbers', () => {
  expect(pseudonym('address', 'Calle de la Plaza, 1234')).toMatch(/^Calle de la (?!Plaza)[A-Z][a-z]{5,}, \d{4}$/)
  expect(pseudonym('address', 'Rúa do Paseo, 62')).not.toContain('Paseo')
  expect(pseudonym('address', 'Avenida Camino, Bloque 3, bajo')).toMatch(/^Avenida (?!Camino)\w+, Bloque \d, bajo$/)
  expect(pseudonym('address', 'Rúa do Vilar, 27, 2.º B')).toMatch(/^Rúa do [A-Z][a-z]{5,}, \d{2}, \d\.º B$/)
  expect(pseudonym('address', 'Rúa do Vilar, 27')).not.toMatch(/Vilar|27/)
  expect(pseudonym('address', '15705')).toMatch(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/)
})

test('replaces names that sound like a street and keeps the legal form of a company', () => {
  expect(pseudonym('surname', 'De la Calle Camino')).toMatch(/^De la (?!Calle)[A-Z]\p{L}+ (?!Camino)[A-Z]\p{L}+$/u)
  expect(pseudonym('name', 'Plaza, SL')).toMatch(/^(?!Plaza)[A-Z]\p{L}+, SL$/u)
})

test('keeps the words of a link and replaces its values', () => {
  expect(pseudonym('link', '/requests?request=SR20260031')).toBe(`/requests?request=${pseudonym('code', 'SR20260031')}`)
  expect(pseudonym('link', 'https://pay.example:8080/start/step?name=Lucia')).toMatch(
    /^https:\/\/pay\.example:8080\/start\/step\?name=[A-Z][a-z]{4}$/,
  )
  expect(pseudonym('link', '/start?name=lucia')).not.toContain('lucia')
  expect(pseudonym('link', 'body/items/3/cups')).toBe('body/items/3/cups')
})

test('keeps the placeholder of a phone and a blank text', () => {
  expect(pseudonym('phone', NO_PHONE)).toBe(NO_PHONE)
  expect(pseudonym('text', ' ')).toBe(' ')
})

test('replaces every secret by a constant', () => {
  expect(pseudonym('secret', 'Farola#29a')).toBe('secret')
  expect(pseudonym('secret', '482913')).toBe('000000')
})

test('keeps the times of a token and removes its signature, issuer and personal data', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    iss: 'https://id',
    sub: '12345678Z',
    iat: 1,
    exp: 2,
    email: 'lucia@correo.gal',
    given_name: 'Lucía',
    roles: ['x'],
    'of 3': 4,
  }
  const made = pseudonym('secret', `${part({ alg: 'HS256', kid: 'k1' })}.${part(claims)}.c2lnbmF0dXJl`)
  const [head = '', body = '', signature] = made.split('.')
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'HS256' })
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
    iss: '(not in the contract)',
    sub: pseudonym('nif', '12345678Z'),
    iat: 1,
    exp: 2,
    email: pseudonym('email', 'lucia@correo.gal'),
    given_name: pseudonym('name', 'Lucía'),
    roles: '(not in the contract)',
    '(not in the contract)': '(not in the contract)',
  })
  expect(signature).toBe('')
})

test('replaces a file by one of its kind and about its size', () => {
  for (const bytes of [10, 5000, 70_000]) {
    const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a')])
    const made = Buffer.from(pseudonym('file', file.toString('base64')), 'base64')
    expect(mimeTypeOf(made)).toBe('application/pdf')
    expect(made.length).toBeGreaterThan(Math.min(1023, bytes / 2))
    expect(made.length).toBeLessThanOrEqual(Math.max(1024, file.length))
    const start = Number(/startxref\n(\d+)/.exec(made.toString('latin1'))?.[1])
    expect(made.toString('latin1').slice(start, start + 4)).toBe('xref')
  }
  const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(3000)]).toString('base64')
  expect(mimeTypeOf(Buffer.from(pseudonym('file', picture), 'base64'))).toBe('image/png')
})

test('keeps values of nobody unless they contain personal data', () => {
  expect(pseudonym('none', 'EN CURSO')).toBe('EN CURSO')
  expect(pseudonym('none', '17001')).toBe('17001')
  expect(pseudonym('none', '12345678Z')).toBe(pseudonym('nif', '12345678Z'))
})

test('replaces coordinates by other coordinates', () => {
  fc.assert(
    fc.property(fc.double({ min: 100_000, max: 900_000, noNaN: true }), (x) => {
      const made = pseudonyms.coordinate(x)
      expect(made).toBeGreaterThanOrEqual(100_000)
      expect(made).toBeLessThanOrEqual(900_000)
      expect(made).not.toBe(x)
      expect(pseudonyms.coordinate(x)).toBe(made)
    }),
  )
  expect(pseudonyms.coordinate(4_700_000)).toBeGreaterThanOrEqual(3_900_000)
})

test('gives other pseudonyms for another key and the same ones for the same key', () => {
  const other = makePseudonyms(Buffer.alloc(32, 8))
  expect(other.text('nif', '12345678Z')).not.toBe(pseudonym('nif', '12345678Z'))
  expect(makePseudonyms(Buffer.alloc(32, 7)).text('nif', '12345678Z')).toBe(pseudonym('nif', '12345678Z'))
})

test('gives ten thousand people ten thousand names', () => {
  const made = makePseudonyms(Buffer.alloc(32, 9))
  const names = Array.from({ length: 10_000 }, (_, index) =>
    made.text('name', `n${[...String(index)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`),
  )
  expect(new Set(names).size).toBe(10_000)
})

test('replaces a birthday by that of another adult, and a malformed date by one of its shape', () => {
  const { text } = makePseudonyms(Buffer.alloc(32, 1))
  const other = text('birthday', '1984-02-29')
  expect(other).toMatch(/^19[3-9]\d-(?:0[1-9]|1[0-2])-(?:[01]\d|2[0-8])$/)
  expect([other === '1984-02-29', other === text('birthday', '1984-02-29')]).toEqual([false, true])
  expect(text('birthday', '29/02/84')).toMatch(/^\d\d\/\d\d\/\d\d$/)
})
