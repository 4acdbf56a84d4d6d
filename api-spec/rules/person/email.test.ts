import { expect, test } from 'vitest'
import { isEmail, maskEmail, normalizeEmail } from './email.ts'

test.each(['ana@correo.es', 'ana.perez-lopez@sub.correo.info', 'a_b@co-rreo.com', 'ANA@CORREO.ES'])(
  'accepts the address %s [VA-008]',
  (email) => {
    expect(isEmail(email)).toBe(true)
  },
)

test.each([
  '',
  'ana',
  'ana@correo',
  'ana@correo.e',
  'ana@correo.photography',
  'ana@correo.e5',
  'ana+luz@correo.es',
  'ana..perez@correo.es',
  '.ana@correo.es',
  'ana@@correo.es',
  'ana@correo.es ',
  'ana@-correo.es',
])('rejects the address "%s" [VA-008]', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('rejects addresses of the dummy domain in any case [VA-009 CF-013]', () => {
  const limits = { dummyDomain: '@sincorreo.es' }
  expect(isEmail('ana@sincorreo.es', limits)).toBe(false)
  expect(isEmail('ana@SinCorreo.es', limits)).toBe(false)
  expect(isEmail('ana@correo.es', limits)).toBe(true)
  expect(isEmail('ana@correo.es', { dummyDomain: '' })).toBe(true)
})

test('rejects addresses whose domain contains a blocked fragment [VA-010]', () => {
  const limits = { blockedFragments: ['mailinator', '@temp.', ''] }
  expect(isEmail('ana@Mailinator.com', limits)).toBe(false)
  expect(isEmail('ana@x.mailinator.net', limits)).toBe(false)
  expect(isEmail('ana@temp.es', limits)).toBe(false)
  expect(isEmail('mailinator@correo.es', limits)).toBe(true)
})

test('accepts addresses of up to 254 characters', () => {
  expect(isEmail(`${'a'.repeat(244)}@correo.es`)).toBe(true)
  expect(isEmail(`${'a'.repeat(245)}@correo.es`)).toBe(false)
})

test('rejects addresses on which a backtracking expression would never end', () => {
  expect(isEmail(`${'a.'.repeat(120)}!`)).toBe(false)
  expect(isEmail(`a@${'a'.repeat(100_000)}`)).toBe(false)
})

test('normalizes addresses to lower case without surrounding blanks', () => {
  expect(normalizeEmail(' Ana@Correo.ES ')).toBe('ana@correo.es')
})

test('shows the first letter and the domain of a masked address', () => {
  expect(maskEmail('ana.perez@correo.es')).toBe('a***@correo.es')
  expect(maskEmail('a@correo.es')).toBe('a***@correo.es')
  expect(maskEmail('@correo.es')).toBe('***')
  expect(maskEmail('ana')).toBe('***')
})
