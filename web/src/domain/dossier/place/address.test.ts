import { expect, test } from 'vitest'
import { dossierAddressLine, addressOf, hasInvalidZip, missingFields, typedAddress } from './address.ts'

const address = {
  streetType: 'street' as const,
  streetName: 'do Príncipe',
  number: '12',
  zipCode: '36202',
  town: 'Vigo',
  province: 'Pontevedra',
}

test('converts an address to typed values and back, and sends no empty part', () => {
  expect(addressOf({ ...typedAddress(address), streetName: ' do Príncipe ' })).toEqual(address)
  expect(addressOf({ ...typedAddress(address), floor: '2', door: ' ' })).toEqual({ ...address, floor: '2' })
})

test('names the missing parts of an address, and a wrong postcode', () => {
  expect(missingFields(typedAddress(undefined))).toEqual(['streetName', 'number', 'zipCode', 'town', 'province'])
  expect(missingFields(typedAddress(address))).toEqual([])
  expect([address.zipCode, '', '99999', '3620'].map((zipCode) => hasInvalidZip({ zipCode }))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('writes an address in one line', () => {
  expect(dossierAddressLine({ ...address, floor: '2.º' })).toBe('do Príncipe, 12, 2.º, 36202 Vigo')
})
