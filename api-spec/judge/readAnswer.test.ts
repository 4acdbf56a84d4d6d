import { expect, test } from 'vitest'
import { operations } from '../generated/operations.ts'
import { example } from '../operations/example.ts'
import { keysOf } from '../rules/keysOf.ts'
import { readAnswer } from './readAnswer.ts'

const curve = (item: object = {}) => ({
  items: [{ periodStartDate: '14/03/2026', consumptions: { items: [{ ...measured, ...item }] } }],
})
const measured = { consumptionValue: '0,5', quality: 'R', periodValues: ['0,5', '0', 0] }
/** The only flaw of an answer; null if it has none. */
function flawOf(operation: string, answer: unknown) {
  const { flaws } = readAnswer(operation, answer)
  expect(flaws.length).toBeLessThan(2)
  return flaws[0] ? { field: flaws[0].field, problem: flaws[0].problem } : null
}
const flawOfCurve = (changes: object) => flawOf('listConsumptions', curve(changes))
const at = (field: string) => `items[0].consumptions.items[0].${field}`

const programmed = (changes: object) => {
  const answer = example('listProgrammedReads', 'done')
  return flawOf('listProgrammedReads', { ...answer, reads: [{ ...answer.reads[0], ...changes }] })
}

test.each(['0,5', '0.5', '12', 0.5])('reads %s as a quantity', (consumptionValue) => {
  expect(flawOfCurve({ consumptionValue, quality: undefined })).toBeNull()
})

test('rejects an amount as text where the contract says a number', () => {
  const { items } = example('listBills').bills
  expect(flawOf('listBills', { bills: { count: 1, items: [{ ...items[0], totalCents: '3,5' }] } })).toEqual({
    field: 'bills.items[0].totalCents',
    problem: 'must be a whole number',
  })
})

test.each(['14/03/2026', '2026-03-14'])('reads "%s" as a day', (periodStartDate) => {
  expect(flawOf('listConsumptions', { items: [{ ...curve().items[0], periodStartDate }] })).toBeNull()
})

test.each(['14.03.2026', '31/02/2026', '14/03/26', ''])('rejects "%s" as a day', (periodStartDate) => {
  expect(flawOf('listConsumptions', { items: [{ ...curve().items[0], periodStartDate }] })).toEqual({
    field: 'items[0].periodStartDate',
    problem: 'must be a day: dd/mm/yyyy or yyyy-mm-dd',
  })
})

test('finds no flaw in an answer of the contract, even with unknown fields', () => {
  expect(flawOf('listSupplyPoints', example('listSupplyPoints', 'flat'))).toBeNull()
  expect(flawOf('getUser', { user: example('UserProfile'), more: 1 })).toBeNull()
  expect(flawOfCurve({ new: null })).toBeNull()
  expect(flawOf('logOut', {})).toBeNull()
})

test.each([
  [
    'a text that is no quantity',
    { consumptionValue: '1.234,5' },
    'consumptionValue',
    'must be a number with a decimal comma',
  ],
  ['no finite number', { consumptionValue: Number.NaN }, 'consumptionValue', 'must be text or a number or null'],
  ['null for a quantity of a list', { periodValues: ['0,5', null] }, 'periodValues[1]', 'must be text or a number'],
  ['null where there must be a list', { periodValues: null }, 'periodValues', 'must be a list'],
])('reports the place and the remedy of %s', (_, changes, field, problem) => {
  expect(flawOfCurve(changes)).toEqual({ field: at(field), problem })
})

test('keeps an unknown code of an open list and rejects one of a closed list', () => {
  expect(flawOfCurve({ quality: 'X' })).toBeNull()
  const tariff = {
    ...example('listSupplyPoints', 'none'),
    supplyPoints: { items: [{ ...example('SupplyPoint'), tariff: '6.1TD', icon: 'castle' }] },
  }
  expect(readAnswer('listSupplyPoints', tariff)).toEqual({ value: tariff, flaws: [], dropped: 0, nulls: [] })
  expect(
    flawOf('listSupplyPoints', {
      ...example('listSupplyPoints', 'none'),
      // The contract has no such value.
      supplyPoints: { items: [{ ...example('SupplyPoint'), isGenerator: 'yes' as '0' }] },
    }),
  ).toEqual({
    field: 'supplyPoints.items[0].isGenerator',
    problem: 'must be one of 0, 1',
  })
})

test('leaves out only unreadable items and names each problem once', () => {
  const [first, second, third] = ['ES1', 'ES2', 'ES3'].map((cups) => ({ ...example('SupplyPoint'), cups }))
  const { idAddress: _id, ...noAddress } = { ...example('SupplyPoint'), cups: 'ES4' }
  const noPower = { ...example('SupplyPoint'), cups: 'ES5', contractedPower: '4600', lastDataDate: '14/03/2026' }
  const items = [first, noAddress, second, noPower, { ...noAddress, cups: 'ES6' }, third]
  const { value, flaws, dropped } = readAnswer('listSupplyPoints', {
    supplyPoints: { items },
    delegatePoints: { items: [] },
  })
  expect(value).toEqual({ supplyPoints: { items: [first, second, third] }, delegatePoints: { items: [] } })
  expect(dropped).toBe(3)
  expect(flaws).toEqual([
    { field: 'supplyPoints.items[1].idAddress', problem: 'must not be left out', times: 2 },
    { field: 'supplyPoints.items[3].contractedPower', problem: 'must be a list', times: 1 },
    { field: 'supplyPoints.items[3].lastDataDate', problem: 'must be a date: yyyy-mm-dd', times: 1 },
  ])
})

test('leaves out an unreadable optional part and keeps its item', () => {
  const { value, dropped } = readAnswer('listServiceRequestsComments', {
    comments: [
      { author: 'UTILITY', date: 'yesterday', comment: 'a' },
      { author: 'UTILITY', date: '2026-03-14T09:00:00Z', comment: 'b' },
    ],
    events: [],
    documents: [],
  })
  expect(value).toMatchObject({ comments: [{ comment: 'b' }] })
  expect(dropped).toBe(1)
})

test('rejects an answer in which no item of a list, or a part of a curve, can be read', () => {
  const { idAddress: _id, ...noAddress } = example('SupplyPoint')
  const none = readAnswer('listSupplyPoints', { supplyPoints: { items: [noAddress] }, delegatePoints: { items: [] } })
  expect(none).toEqual({
    value: undefined,
    flaws: [{ field: 'supplyPoints.items[0].idAddress', problem: 'must not be left out', times: 1 }],
    dropped: 0,
    nulls: [],
  })
  const answer = { items: [...curve().items, ...curve({ consumptionValue: 'some' }).items] }
  expect(readAnswer('listConsumptions', answer).value).toBeUndefined()
})

test.each([
  '14/03/2026 09:00',
  '2026-03-14',
  '2026-03-14T09:00:00',
  '2026-02-30T09:00:00Z',
  '2026-03-14T25:00:00Z',
  '',
])('rejects "%s" as an instant', (dueDate) => {
  expect(programmed({ dueDate })).toEqual({
    field: 'reads[0].dueDate',
    problem: 'must be a date with time and zone: yyyy-mm-ddThh:mm:ssZ',
  })
})

test.each(['2026-03-14T09:00:00Z', '2026-03-14T09:00:00.125+01:00'])('reads "%s" as an instant', (dueDate) => {
  expect(programmed({ dueDate })).toBeNull()
})

test.each(['13/03/2026', '20260313', '2026-13-01', '1773360000', ''])('rejects "%s" as a date', (lastDataDate) => {
  expect(
    flawOf('listSupplyPoints', {
      ...example('listSupplyPoints', 'none'),
      supplyPoints: { items: [{ ...example('SupplyPoint'), lastDataDate }] },
    }),
  ).toEqual({
    field: 'supplyPoints.items[0].lastDataDate',
    problem: 'must be a date: yyyy-mm-dd',
  })
})

test('rejects a Spanish date that does not exist', () => {
  const request = { codSR: 'SR1', status: 'EN CURSO', tipology: '', subtipology: '', subject: '', indRead: 0 }
  const asked = (createDate: string) =>
    flawOf('listServiceRequests', { serviceRequests: { count: 1, items: [{ ...request, createDate }] } })?.problem
  expect(asked('09/03/2026')).toBeUndefined()
  expect(asked('31/02/2026')).toBe('must be a date that there is')
  expect(asked('2026-03-09')).toMatch(/^must match /)
})

test('reads a field that is left out as null where allowed, and names it once for a list', () => {
  const { isSelfConsumption: _left, ...point } = example('SupplyPoint')
  const list = example('listSupplyPoints', 'none')
  const { value, ...found } = readAnswer('listSupplyPoints', { ...list, supplyPoints: { items: [point, point] } })
  const whole = { ...point, isSelfConsumption: null }
  expect(value).toEqual({ ...list, supplyPoints: { items: [whole, whole] } })
  const problem = 'must be null where it has no value'
  const nulls = [{ field: 'supplyPoints.items[0].isSelfConsumption', problem, times: 2 }]
  expect(found).toEqual({ flaws: [], dropped: 0, nulls })
})

test('reads every answer whose nullable fields are all left out', () => {
  const withoutNulls = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutNulls)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [[name, withoutNulls(part)]])),
    )
  }
  for (const operation of keysOf(operations)) {
    const whole = example(operation)
    const parsed = readAnswer(operation, withoutNulls(whole))
    expect([operation, parsed.flaws, withoutNulls(parsed.value)]).toEqual([operation, [], withoutNulls(whole)])
  }
})

test('rejects null in a field that may be left out', () => {
  const { pendingEmail: _none, ...user } = example('UserProfile')
  expect(flawOf('getUser', { user })).toBeNull()
  expect(flawOf('getUser', { user: { ...user, pendingEmail: null } })).toEqual({
    field: 'user.pendingEmail',
    problem: 'must be text',
  })
})

test('leaves all values of an answer out of its flaws', () => {
  const flaw = flawOf('getUser', { user: { ...example('UserProfile'), franjaInicio: 'Lucía, 612345678' } })
  expect(flaw?.field).toBe('user.franjaInicio')
  expect(flaw?.problem).not.toContain('612345678')
})
