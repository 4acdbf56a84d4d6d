import { expect, test } from 'vitest'
import { wrongCustomerFields } from './customerForm.ts'

const other = { docNumber: '23456781-r', userType: 'OWNER' }
const wrong = (draft: Parameters<typeof wrongCustomerFields>[0]) =>
  wrongCustomerFields(draft, '12345678Z', '2026-03-16')

test('accepts any customer with only a document, in any spelling', () => {
  expect(wrong(other)).toEqual([])
  expect(wrong({ docNumber: '12345678 z', userType: 'SELF' })).toEqual([])
  expect(wrong({ ...other, email: 'a@correo.gal', birthday: '2026-03-16' })).toEqual([])
})

test('accepts SELF with the document of the user only', () => {
  expect(wrong({ ...other, userType: 'SELF' })).toEqual(['userType'])
  expect(wrong({ docNumber: '12345678Z', userType: 'PAYER' })).toEqual(['userType'])
})

test('lists all wrong fields at once in the order of the form', () => {
  expect(wrong({ ...other, docNumber: '23456781A' })).toEqual(['docNumber'])
  const all = { docNumber: 'x', userType: 'SELF', email: 'a@', birthday: '2026-03-17' }
  expect(wrong(all)).toEqual(['docNumber', 'userType', 'email', 'birthday'])
})
