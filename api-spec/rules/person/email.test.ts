import { expect, test } from 'vitest'
import { isEmail, maskEmail, normalizeEmail } from './email.ts'

test.each(['ana@correo.es', 'ana.perez-lopez@sub.correo.info', 'a_b@co-rreo.com', 'ANA@CORREO.ES'])(
  'the address %s is accepted [VA-008]',
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
])('the address "%s" is refused [VA-008]', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('addresses of the dummy domain are refused in any case [VA-009 CF-013]', () => {
  const limits = { dummyDomain: '@sincorreo.es' }
  expect(isEmail('ana@sincorreo.es', limits)).toBe(false)
  expect(isEmail('ana@SinCorreo.es', limits)).toBe(false)
  expect(isEmail('ana@correo.es', limits)).toBe(true)
  expect(isEmail('ana@correo.es', { dummyDomain: '' })).toBe(true)
})

test('addresses whose domain contains a blocked fragment are refused [VA-010]', () => {
  const limits = { blockedFragments: ['mailinator', '@temp.', ''] }
  expect(isEmail('ana@Mailinator.com', limits)).toBe(false)
  expect(isEmail('ana@x.mailinator.net', limits)).toBe(false)
  expect(isEmail('ana@temp.es', limits)).toBe(false)
  expect(isEmail('mailinator@correo.es', limits)).toBe(true)
})

test('an address may have 254 characters and no more', () => {
  expect(isEmail(`${'a'.repeat(244)}@correo.es`)).toBe(true)
  expect(isEmail(`${'a'.repeat(245)}@correo.es`)).toBe(false)
})

test('a hostile address is judged in no time', () => {
  const start = performance.now()
  expect(isEmail(`${'a.'.repeat(120)}!`)).toBe(false)
  expect(isEmail(`a@${'a'.repeat(100_000)}`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(100)
})

test('addresses travel in lower case without blanks around', () => {
  expect(normalizeEmail(' Ana@Correo.ES ')).toBe('ana@correo.es')
})

test('a masked address shows its first letter and its domain', () => {
  expect(maskEmail('ana.perez@correo.es')).toBe('a***@correo.es')
  expect(maskEmail('a@correo.es')).toBe('a***@correo.es')
  expect(maskEmail('@correo.es')).toBe('***')
  expect(maskEmail('ana')).toBe('***')
})
