import { expect, test } from 'vitest'
import {
  toTypedConnection,
  inServiceBy,
  typedNumber,
  typedConnectionOf,
  type ConnectionParams,
  connectionOf,
  invalidConnectionFields,
} from './estimate.ts'

const flat: ConnectionParams = { powerKw: 5.75, voltage: 'BT', distanceMetres: 20, urbanisedGround: true }

test('reads a number with a comma or a point, and nothing else', () => {
  expect(['5,75', ' 5.75 ', '12', '', '5,7,5', '-1', 'cinco', '1e3'].map(typedNumber)).toEqual([
    5.75,
    5.75,
    12,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('converts form values and parameters into each other', () => {
  expect(connectionOf(toTypedConnection(flat))).toEqual(flat)
  expect(connectionOf(typedConnectionOf(new URLSearchParams('kw=5,75&voltage=BT&metres=20&ground=yes')))).toEqual(flat)
})

test('names each field that the contract would refuse', () => {
  expect(invalidConnectionFields(typedConnectionOf(new URLSearchParams()))).toEqual(['kw', 'metres', 'ground'])
  const typed = toTypedConnection(flat)
  expect(invalidConnectionFields({ ...typed, kw: '0', metres: '2,5', voltage: 'XT' })).toEqual([
    'kw',
    'voltage',
    'metres',
  ])
  expect(invalidConnectionFields({ ...typed, kw: '100001', metres: '100001' })).toEqual(['kw', 'metres'])
  expect(connectionOf({ ...typed, ground: '' })).toBeNull()
})

test('adds up review, acceptance, study, charge and works to the day of service', () => {
  // Monday 2 March 2026: review 2 days to the 4th, admission 1 to the 5th, study 5 to the 12th, charge 2 to the 16th,
  // works 5 to the 23rd. San José, on the 19th, is no holiday of the whole country.
  expect(inServiceBy(flat, '2026-03-02')).toBe('2026-03-23')
})
