import { expect, test } from 'vitest'
import { cannedSupplies, cannedSupply } from '#src/testing/cannedSupplies.ts'
import { cannedUser } from '#src/testing/cannedUser.ts'
import { flawOf } from './judge.ts'

const curve = (item: object = {}) => ({
  unit: 'K',
  granularity: 'H',
  totalConsumption: 1,
  avgConsumption: 1,
  periodEndDate: '2026-03-14',
  consumptions: { items: [{ periodStartDate: '2026-03-14T09:00:00+01:00', ...measured, ...item }] },
  selfConsumptions: { items: [] },
})
const measured = { consumptionValue: 0.5, quality: 'R', periodValues: [0.5, 0, 0] }
const reading = (changes: object) => flawOf('listConsumptions', curve(changes))
const at = (field: string) => `consumptions.items[0].${field}`

test('an answer as the contract says has no flaw, nor has one with fields that it does not know', () => {
  expect(flawOf('listSupplyPoints', cannedSupplies([cannedSupply()]))).toBeNull()
  expect(flawOf('getUser', { user: cannedUser(), more: 1 })).toBeNull()
  expect(reading({ new: null })).toBeNull()
  expect(flawOf('logOut', {})).toBeNull()
})

test.each([
  ['a number as text', { consumptionValue: '0.5' }, 'consumptionValue', 'must be a number or null'],
  ['no finite number', { consumptionValue: Number.POSITIVE_INFINITY }, 'consumptionValue', 'must be a number or null'],
  ['a number of a list as text', { periodValues: [0.5, '0'] }, 'periodValues[1]', 'must be a number'],
  ['null where there must be a list', { periodValues: null }, 'periodValues', 'must be a list'],
  ['a field that is left out', { consumptionValue: undefined }, 'consumptionValue', 'must not be left out'],
  ['an unknown choice', { quality: 'X' }, 'quality', 'must be one of R, E, P, M'],
])('%s is a flaw that is named by its place and by what would be right', (_, changes, field, problem) => {
  expect(reading(changes)).toEqual({ field: at(field), problem })
})

test.each([
  '14/03/2026 09:00',
  '2026-03-14',
  '2026-03-14T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-03-14T25:00:00Z',
  '',
])('"%s" is no instant', (periodStartDate) => {
  expect(reading({ periodStartDate })).toEqual({
    field: at('periodStartDate'),
    problem: 'must be a date with time and zone: yyyy-mm-ddThh:mm:ssZ',
  })
})

test.each(['2026-03-14T09:00:00Z', '2026-03-14T09:00:00.125+01:00'])('"%s" is an instant', (periodStartDate) => {
  expect(reading({ periodStartDate })).toBeNull()
})

test.each(['13/03/2026', '20260313', '2026-13-01', '1773360000', ''])('"%s" is no date', (lastDataDate) => {
  expect(flawOf('listSupplyPoints', cannedSupplies([cannedSupply({ lastDataDate })]))).toEqual({
    field: 'supplyPoints.items[0].lastDataDate',
    problem: 'must be a date: yyyy-mm-dd',
  })
})

test('a Spanish date must be one that there is', () => {
  const request = { codSR: 'SR1', status: 'EN CURSO', tipology: '', subtipology: '', subject: '', indRead: 0 }
  const asked = (createDate: string) =>
    flawOf('listServiceRequests', { serviceRequests: { count: 1, items: [{ ...request, createDate }] } })?.problem
  expect(asked('09/03/2026')).toBeUndefined()
  expect(asked('31/02/2026')).toBe('must be a date that there is')
  expect(asked('2026-03-09')).toMatch(/^must match /)
})

test('a field that may be left out may not be null: absent is absent', () => {
  const { pendingEmail: _none, ...user } = cannedUser()
  expect(flawOf('getUser', { user })).toBeNull()
  expect(flawOf('getUser', { user: { ...user, pendingEmail: null } })).toEqual({
    field: 'user.pendingEmail',
    problem: 'must be text',
  })
})

test('what is said of a flaw holds nothing of the answer', () => {
  const flaw = flawOf('getUser', { user: cannedUser({ franjaInicio: 'Lucía, 612345678' }) })
  expect(flaw?.field).toBe('user.franjaInicio')
  expect(flaw?.problem).not.toContain('612345678')
})
