import { expect, test } from 'vitest'
import { daysProblem, filterIn, filterText, mayGrant, NO_FILTER, rolesDifference } from './managedUsers.ts'

test('asks only for what is filled in, in the form in which it is compared', () => {
  expect(filterText(NO_FILTER)).toBe('')
  expect(filterText({ ...NO_FILTER, document: '12345678-z', email: ' Lucia@Correo.gal' })).toBe(
    'document::12345678Z|email::lucia@correo.gal',
  )
})

test.each([
  ['2026-03-01', '2026-03-15', 'registrationDate::01/03/2026|registrationTo::15/03/2026'],
  ['2026-03-01', '2026-03-01', 'registrationDate::01/03/2026'],
  ['2026-03-01', '', 'registrationDate::01/03/2026'],
  ['', '2026-03-15', 'registrationDate::15/03/2026'],
])('asks for the days “%s” to “%s” as %s', (from, to, text) => {
  expect(decodeURIComponent(filterText({ ...NO_FILTER, registered: { from, to } }))).toBe(text)
})

test('rejects days whose last is before the first, or that have not come', () => {
  const today = '2026-03-16'
  expect(daysProblem({ from: '2026-03-02', to: '2026-03-01' }, today)).toBe('order')
  expect(daysProblem({ from: '2026-03-16', to: '2026-03-17' }, today)).toBe('future')
  expect(daysProblem({ from: '2026-03-16', to: '2026-03-16' }, today)).toBeUndefined()
  expect(daysProblem({ from: '', to: '' }, today)).toBeUndefined()
})

test('reads a filter in the history state only in its form', () => {
  expect(filterIn({ filter: NO_FILTER })).toEqual(NO_FILTER)
  for (const state of [
    null,
    'x',
    {},
    { filter: null },
    { filter: { ...NO_FILTER, email: 1 } },
    { filter: { ...NO_FILTER, registered: '' } },
  ])
    expect(filterIn(state)).toBeUndefined()
})

test('splits a change of roles into given and taken ones', () => {
  expect(rolesDifference(['US_USER', 'US_CC'], ['US_USER', 'SU_UFD'])).toEqual({ given: ['SU_UFD'], taken: ['US_CC'] })
})

test('lets only administrators who are not barred give roles with power over others', () => {
  expect([mayGrant(['US_CC'], 'US_MANAGER'), mayGrant(['US_CC'], 'US_CC')]).toEqual([true, false])
  expect([mayGrant(['US_CC_WHITELIST'], 'US_CC'), mayGrant(['US_CC_WHITELIST', 'SU_UFD'], 'US_CC')]).toEqual([
    true,
    false,
  ])
})
