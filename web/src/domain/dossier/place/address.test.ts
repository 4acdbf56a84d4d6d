import { expect, test } from 'vitest'
import { addressLine, addressOf, hasWrongZip, missingFields, typedAddress } from './address.ts'

const address = {
  streetType: 'street' as const,
  streetName: 'do Príncipe',
  number: '12',
  zipCode: '36202',
  town: 'Vigo',
  province: 'Pontevedra',
}

test('an address and what is typed of it say the same, and what is left out is not sent', () => {
  expect(addressOf({ ...typedAddress(address), streetName: ' do Príncipe ' })).toEqual(address)
  expect(addressOf({ ...typedAddress(address), floor: '2', door: ' ' })).toEqual({ ...address, floor: '2' })
})

test('the missing parts of an address are named field by field', () => {
  expect(missingFields(typedAddress(undefined))).toEqual(['streetName', 'number', 'zipCode', 'town', 'province'])
  expect(missingFields(typedAddress(address))).toEqual([])
  expect([address.zipCode, '', '99999', '3620'].map((zipCode) => hasWrongZip({ zipCode }))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('an address reads in a line', () => {
  expect(addressLine({ ...address, floor: '2.º' })).toBe('do Príncipe, 12, 2.º, 36202 Vigo')
})
