import { expect, test } from 'vitest'
import { preRegistrationRequestType } from './preRegistration.ts'

test('the request of an invited solicitant has the type 1070A03 [CO-027]', () => {
  expect(preRegistrationRequestType('solicitant')).toBe('1070A03')
})

test('the request of an invited consumer has the type 0870A09 [CO-028]', () => {
  expect(preRegistrationRequestType('consumer')).toBe('0870A09')
})
