import { expect, test } from 'vitest'
import { DELEGATION_LOOKUP, delegationIds, delegationLookup, listAccess } from './listAccess.ts'
import type { Role } from './roles.ts'

const own = '12345678Z'
const user = { channelFilter: true, token: 'user', profile: 'user', document: own }
const staff = { channelFilter: false, token: 'admin', profile: 'admin', document: own }

test.each<[string, readonly Role[], object]>([
  ['RO-024', ['US_USER'], user],
  ['RO-028', ['US_MANAGER'], user],
  ['RO-032', ['US_CONSULTANT'], user],
  ['RO-036', ['US_SUPPLYPOINT_CLIENT'], user],
  ['RO-040', ['US_DOSSIER_CLIENT'], user],
  ['RO-044', ['US_CC'], staff],
  ['RO-048', ['US_CC_WHITELIST'], staff],
  ['RO-052', ['US_CC_MFA_ADMIN'], user],
  ['RO-056', ['MANAGER_ADMIN_ASOC'], user],
  ['RO-060', ['MANAGER_ADMIN_ENT'], user],
  ['RO-064', ['SU_UFD'], staff],
])('lists, token and profile of a role [%s]', (_id, roles, access) => {
  expect(listAccess(roles, own)).toEqual(access)
  const supplanting = listAccess(roles, own, '23456781R')
  expect(supplanting).toMatchObject({ token: 'supplanted', profile: 'supplanted', document: '23456781R' })
})

test('US_CC with a manager role is narrowed to the channel as a user is [RO-044]', () => {
  expect(listAccess(['US_CC', 'MANAGER_ADMIN_ASOC'], own)).toEqual(user)
})

test('while supplanting every list is of the supplanted user [FL-046]', () => {
  expect(listAccess(['US_CC'], own, '23456781R').document).toBe('23456781R')
  expect(listAccess(['US_CC'], own).document).toBe(own)
})

test('delegations are looked up by what the roles are: given or received, of which type, of an association [RO-012 CO-037]', () => {
  expect(delegationLookup(['US_USER'], own)).toBe('userDocument::12345678Z|status::C')
  expect(delegationLookup(['US_MANAGER'], own)).toBe('adminDocument::12345678Z|status::C|type::US_MANAGER')
  expect(delegationLookup(['US_CONSULTANT'], own)).toBe('adminDocument::12345678Z|status::C|type::US_CONSULTANT')
  expect(delegationLookup(['MANAGER_ADMIN_ASOC'], 'G12345674')).toBe('adminDocument::G12345674|status::C|isAsoc::1')
})

test('such a lookup asks for one, by user id, from the first [CO-038]', () => {
  expect(DELEGATION_LOOKUP).toEqual({ limit: 1, sort: 'userId', offset: 0 })
  expect(delegationLookup(['MANAGER_ADMIN_ASOC'], own)).toContain('isAsoc::1')
})

test('a link names one delegation or several, separated by commas, and nothing else [FL-130]', () => {
  expect(delegationIds('17001')).toEqual(['17001'])
  expect(delegationIds('17001,17002')).toEqual(['17001', '17002'])
  for (const wrong of ['', '17001,', 'a', '17001;17002', '0', '1.5']) expect(delegationIds(wrong)).toBeUndefined()
})
