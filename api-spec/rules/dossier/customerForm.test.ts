import { expect, test } from 'vitest'
import { wrongCustomerFields } from './customerForm.ts'

const other = { docNumber: '23456781-r', userType: 'OWNER' }
const wrong = (draft: Parameters<typeof wrongCustomerFields>[0]) =>
  wrongCustomerFields(draft, '12345678Z', '2026-03-16')

test('somebody else, and the user as SELF, are right with no more than a document, however it is typed', () => {
  expect(wrong(other)).toEqual([])
  expect(wrong({ docNumber: '12345678 z', userType: 'SELF' })).toEqual([])
  expect(wrong({ ...other, email: 'a@correo.gal', birthday: '2026-03-16' })).toEqual([])
})

test('SELF goes with the document of the user, and with no other', () => {
  expect(wrong({ ...other, userType: 'SELF' })).toEqual(['userType'])
  expect(wrong({ docNumber: '12345678Z', userType: 'PAYER' })).toEqual(['userType'])
})

test('each field that is wrong is named, all at once and in the order of the form', () => {
  expect(wrong({ ...other, docNumber: '23456781A' })).toEqual(['docNumber'])
  const all = { docNumber: 'x', userType: 'SELF', email: 'a@', birthday: '2026-03-17' }
  expect(wrong(all)).toEqual(['docNumber', 'userType', 'email', 'birthday'])
})
