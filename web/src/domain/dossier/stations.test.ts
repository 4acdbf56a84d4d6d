import { dossierStatuses, type DossierStatusName } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import { dossierDetailIn } from '#src/testing/dossierIn.ts'
import { dossierDetailOf, endReason } from './dossierDetail.ts'
import { forecastOf, statusOnSilence, stationsOf } from './stations.ts'

const event = (status: DossierStatusName, day: string, by: 'customer' | 'utility' | 'nobody' = 'utility') => ({
  status: dossierStatuses[status],
  date: `${day}T09:00:00Z`,
  by,
})
const made = (status: DossierStatusName, changes: Parameters<typeof dossierDetailIn>[1] = {}) =>
  dossierDetailOf(dossierDetailIn(status, changes))

const quoted = made('quoted', {
  history: [
    event('registered', '2026-03-16'),
    event('pendingReview', '2026-03-16'),
    event('valid', '2026-03-18'),
    event('open', '2026-03-19'),
    event('quoted', '2026-03-26'),
  ],
})

test('forecasts light on 7 April, seven working days after payment on 26 March, with Easter between', () => {
  const forecast = forecastOf(quoted, '2026-03-26')
  expect(forecast?.inServiceBy).toBe('2026-04-07')
  expect(stationsOf(quoted, forecast).map(({ name, state, on }) => [name, state, on])).toEqual([
    ['request', 'done', '2026-03-16'],
    ['review', 'done', '2026-03-16'],
    ['study', 'done', '2026-03-19'],
    ['budget', 'current', '2026-03-26'],
    ['payment', 'ahead', '2026-03-26'],
    ['works', 'ahead', '2026-03-30'],
    ['meter', 'ahead', '2026-04-07'],
  ])
})

test('counts a term of the company from its first day, and forecasts nothing once it is over', () => {
  const term = { startDate: '2026-03-30', dueDate: '2026-04-07', amount: 5, unit: 'WORKING_DAYS' as const }
  const working = made('inExecution', { term })
  expect(forecastOf(working, '2026-04-07')?.inServiceBy).toBe('2026-04-07')
  expect(forecastOf(working, '2026-04-08')).toBeNull()
})

test('forecasts no day for a connection that the study is known to deny', () => {
  const base = dossierDetailIn('registered')
  const technicalData = {
    requestedPowerKw: 150,
    voltage: 'BT' as const,
    phases: 3 as const,
    urbanisedGround: true,
    distanceMetres: 20,
  }
  const forecast = forecastOf(made('registered', { form: { ...base.form, technicalData } }), '2026-03-16')
  expect(forecast).toMatchObject({ inServiceBy: null, denied: true })
})

test('stops an early end at its station, and puts all stations behind a closed dossier', () => {
  const lapsed = made('outOfTime', {
    history: [
      event('registered', '2026-03-01'),
      event('quoted', '2026-03-10'),
      event('outOfTime', '2026-04-10', 'nobody'),
    ],
  })
  expect(stationsOf(lapsed, null).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'exit',
    'ahead',
    'ahead',
    'ahead',
  ])
  expect(stationsOf(lapsed, null)[3]).toMatchObject({ status: 'outOfTime', on: '2026-04-10' })
  const closed = made('closed', { history: [event('registered', '2026-03-01'), event('closed', '2026-04-10')] })
  expect(new Set(stationsOf(closed, null).map(({ state }) => state))).toEqual(new Set(['done']))
})

test('marks one station as current or as the exit in every status but closed', () => {
  for (const name of keysOf(dossierStatuses)) {
    const dossier = made(name, { history: [event('registered', '2026-03-01'), event(name, '2026-03-02')] })
    const marked = stationsOf(dossier, null).filter(({ state }) => state === 'current' || state === 'exit')
    expect(marked, name).toHaveLength(name === 'closed' ? 0 : 1)
  }
})

test('tells what silence leads to where something is asked, and only there', () => {
  expect([statusOnSilence(quoted), statusOnSilence(made('registered')), statusOnSilence(made('open'))]).toEqual([
    'outOfTime',
    'annulled',
    null,
  ])
})

test('finds the reason of an end from who ended it and when', () => {
  const ended = (status: DossierStatusName, by: 'utility' | 'nobody', before: DossierStatusName = 'open') =>
    endReason(made(status, { history: [event(before, '2026-03-01'), event(status, '2026-03-02', by)] }))
  expect(ended('inadmissible', 'nobody')).toBe('notCompleted')
  expect(ended('inadmissible', 'utility')).toBe('notServed')
  expect(ended('denied', 'utility')).toBe('denied')
  expect(ended('outOfTime', 'nobody', 'quoted')).toBe('budgetLapsed')
  expect(ended('outOfTime', 'nobody', 'valued')).toBe('notPaid')
  expect(endReason(quoted)).toBeNull()
})
