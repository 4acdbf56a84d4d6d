import { expect, test } from 'vitest'
import { type Role } from './roles.ts'
import { roleTitle } from './roleTitle.ts'

test('titles a call-centre agent as agent admin [RO-015 LA-020]', () => {
  expect(roleTitle(['US_USER', 'US_CC', 'US_CC_MFA_ADMIN'])).toBe('agentAdmin')
})

test.each<Role>(['SU_UFD', 'MANAGER_ADMIN_ASOC', 'MANAGER_ADMIN_ENT'])(
  'titles an agent who is also %s by that role [RO-015]',
  (role) => {
    expect(roleTitle(['US_CC', role])).toBe(role)
  },
)

test('titles US_CC_WHITELIST as administrator, also when held with US_CC [RO-016 RO-081 LA-020]', () => {
  expect(roleTitle(['US_CC_WHITELIST'])).toBe('administrator')
  expect(roleTitle(['US_CC', 'US_CC_WHITELIST'])).toBe('administrator')
})

test('titles others by their most telling role [RO-081]', () => {
  expect(roleTitle(['US_USER', 'US_DOSSIER_CLIENT', 'US_MANAGER'])).toBe('US_MANAGER')
  expect(roleTitle(['US_USER'])).toBe('US_USER')
  expect(roleTitle([])).toBeUndefined()
})
