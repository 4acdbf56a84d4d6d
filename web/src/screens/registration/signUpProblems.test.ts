import i18next from 'i18next'
import { expect, test } from 'vitest'
import { NO_PASSWORD } from '#src/domain/password/newPasswordProblems.ts'
import { EMPTY_DRAFT, type SignUpDraft } from './signUpDraft.store.ts'
import { signUpProblems } from './signUpProblems.ts'

const good: SignUpDraft = {
  holder: 'person',
  document: '99.999.999-r',
  name: 'Uxía',
  surname: 'Lorenzo Cid',
  email: 'Uxia@Correo.gal',
  phone: '',
}
const secrets = { newPassword: 'Candil#58b', repeatedPassword: 'Candil#58b', privacy: true }
const wrongOf = (typed: Parameters<typeof signUpProblems>[1]) =>
  Object.entries(signUpProblems(i18next.t, typed)).flatMap(([field, problem]) => (problem === undefined ? [] : [field]))
const fields = (change: Partial<SignUpDraft>) => wrongOf({ ...good, ...secrets, ...change })

test('accepts a complete form, with document and e-mail address in any writing', () => {
  expect(fields({})).toEqual([])
  expect(fields({ phone: '612 345 678' })).toEqual([])
})

test('rejects a name that contains a web address', () => {
  expect(fields({ name: 'evil.com' })).toEqual(['name'])
  expect(fields({ surname: 'soporte@evil.example' })).toEqual(['surname'])
  expect(fields({ holder: 'company', document: 'B12345674', surname: 'evil.com' })).toEqual([])
})

test('lists missing values in the order of the fields', () => {
  expect(wrongOf({ ...EMPTY_DRAFT, ...NO_PASSWORD, privacy: false })).toEqual([
    'document',
    'name',
    'surname',
    'email',
    'newPassword',
    'repeatedPassword',
    'privacy',
  ])
})

test.each([
  ['a NIF', '12345678Z'],
  ['a NIE', 'X1234567L'],
  ['a passport', 'ABC123456'],
])('accepts %s of a person and rejects it for a company', (_what, document) => {
  expect(fields({ document })).toEqual([])
  expect(fields({ document, holder: 'company' })).toEqual(['document'])
})

test('accepts a company with its CIF and without a surname', () => {
  expect(fields({ document: 'B12345674', holder: 'company', surname: '' })).toEqual([])
  expect(fields({ document: 'B12345674' })).toEqual(['document'])
})

test('leaves the codes of the utility to the server', () => {
  expect(fields({ document: '90000001' })).toEqual([])
  expect(fields({ document: '70000009', holder: 'company' })).toEqual([])
})

test.each([
  ['document', { document: '12345678A' }],
  ['email', { email: 'uxia' }],
  ['phone', { phone: '512345678' }],
  ['phone', { phone: '600000000' }],
])('finds a wrong %s before sending', (field, change) => {
  expect(fields(change)).toEqual([field])
})
