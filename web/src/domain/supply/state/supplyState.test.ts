import { expect, test } from 'vitest'
import type { Bill } from '#src/domain/bill/bills.ts'
import type { Outage } from '#src/domain/outage/outages.ts'
import type { Meter } from '#src/domain/supply/meter/meter.ts'
import { type Known, reliable, supplyStateOf, statePath } from './supplyState.ts'

const outage = (stage: Outage['stage'], planned = false): Outage => ({
  code: 'INC1',
  planned,
  stage,
  cause: '',
  startsAt: 0,
  endsAt: null,
  changedAt: null,
  estimates: [],
  affected: null,
})
const meter = (state: Meter['state']): Meter => ({ state, lastContactAt: 0, reconnection: null })
// A bill has many more fields, none of which matter here.
const bill = (number: string, cups = 'A') => ({ number, cups }) as Bill
const home = { cups: 'A', generator: false }
const calm: Known = { outages: [], meter: meter('closed'), unpaid: [] }
const kindOf = (known: Partial<Known>, supply = home) => supplyStateOf(supply, { ...calm, ...known }).kind

test('puts the worst first: no power, an open switch, a planned outage, a bill', () => {
  const unpaid = [bill('1')]
  const planned = [outage('ahead', true)]
  expect(kindOf({ outages: [...planned, outage('now')], unpaid })).toBe('outage')
  expect(kindOf({ outages: planned, meter: meter('tripped'), unpaid })).toBe('tripped')
  expect(kindOf({ outages: planned, unpaid })).toBe('planned')
  expect(kindOf({ unpaid: [...unpaid, bill('2', 'B')] })).toBe('bill')
  expect(kindOf({ unpaid: [bill('2', 'B')] })).toBe('fine')
})

test('says no more than is known where there is no trouble', () => {
  expect(kindOf({})).toBe('fine')
  expect(kindOf({ meter: undefined })).toBe('calm')
  expect(kindOf({ meter: meter('unreachable') })).toBe('calm')
  expect(kindOf({ meter: undefined, unpaid: undefined })).toBe('noCuts')
  expect(kindOf({ outages: undefined })).toBe('unknown')
  // A generator has no bills.
  expect(kindOf({ unpaid: undefined }, { ...home, generator: true })).toBe('fine')
})

test('tells of trouble by old answers, and of nothing else', () => {
  const old = { outages: false, meter: false }
  const kept = (known: Partial<Known>) => kindOf(reliable({ ...calm, ...known }, old))
  expect(kept({})).toBe('unknown')
  expect(kept({ outages: [outage('now')] })).toBe('outage')
  expect(kept({ meter: meter('tripped') })).toBe('tripped')
})

test('leads from each state with something to do there', () => {
  const path = (known: Partial<Known>) => statePath('A', supplyStateOf(home, { ...calm, ...known }))
  expect(path({ outages: [outage('now')] })).toBe('/supplies/detail?supply=A&tabValue=8')
  expect(path({ meter: meter('tripped') })).toBe('/supplies/detail?supply=A&tabValue=8')
  expect(path({ unpaid: [bill('1')] })).toBe('/supplies/detail?supply=A&tabValue=4&pay=1')
  expect(path({ unpaid: [bill('1'), bill('2')] })).toBe('/supplies/detail?supply=A&tabValue=4')
  expect(path({})).toBeUndefined()
})
