import { expect, test } from 'vitest'
import type { Session } from '#src/session/tokens/session.store.ts'
import { associationLookup, delegationFilter } from './delegations.ts'

const who = (roles: Session['roles'], document = '12345678Z', loginDocument = document) => ({
  roles,
  document,
  loginDocument,
})
const association = who(['US_USER', 'US_CC', 'MANAGER_ADMIN_ASOC'], 'G12345674')

test('filters by the user in view as holder or delegate, in one role or in any [RO-012]', () => {
  const user = who(['US_USER'])
  expect(delegationFilter({ side: 'given' }, user)).toBe('userDocument::12345678Z')
  expect(delegationFilter({ side: 'given', role: 'US_CONSULTANT' }, user)).toBe(
    'userDocument::12345678Z|type::US_CONSULTANT',
  )
  expect(delegationFilter({ side: 'received', role: 'US_MANAGER' }, user)).toBe(
    'adminDocument::12345678Z|type::US_MANAGER',
  )
})

test('filters by status C those that the delegate has confirmed [CO-037]', () => {
  expect(delegationFilter({ side: 'received', confirmed: true }, who(['US_MANAGER']))).toBe(
    'adminDocument::12345678Z|status::C',
  )
})

test('filters for an association what it was given as such, and all that it has given [RO-012]', () => {
  expect(delegationFilter({ side: 'received' }, association)).toBe('adminDocument::G12345674|isAsoc::1')
  expect(delegationFilter({ side: 'given' }, association)).toBe('userDocument::G12345674')
  expect(delegationFilter({ side: 'received' }, who(['MANAGER_ADMIN_ENT']))).toBe('adminDocument::12345678Z')
})

test('filters for a member acted for as for any user', () => {
  const acting = who(association.roles, '12345678Z', 'G12345674')
  expect(delegationFilter({ side: 'received' }, acting)).toBe('adminDocument::12345678Z')
})

test('looks an association up by one confirmed delegation, the first by its holder [CO-038 CO-037]', () => {
  expect(associationLookup('US_MANAGER', association)).toEqual({
    filter: 'adminDocument::G12345674|type::US_MANAGER|status::C|isAsoc::1',
    limit: 1,
    offset: 0,
    sort: 'userId',
  })
})
