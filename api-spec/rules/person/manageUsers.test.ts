import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canManageUsers,
  hasPowerOverOthers,
  mayAdministerMfa,
  mayChangeRoles,
  mayManageUser,
  maySearchUsers,
} from './manageUsers.ts'
import { canManageCallCentreUsers, ROLES } from './roles.ts'

const anyRoles = fc.subarray([...ROLES])

test('lets staff manage users, but not SU_UFD nor managers of associations and enterprises [RO-010]', () => {
  expect(canManageUsers(['US_CC'])).toBe(true)
  expect(canManageUsers(['US_CC_WHITELIST'])).toBe(true)
  expect(canManageUsers(['US_CC', 'SU_UFD'])).toBe(false)
  expect(canManageUsers(['US_CC', 'MANAGER_ADMIN_ASOC'])).toBe(false)
  expect(canManageUsers(['US_USER', 'US_MANAGER'])).toBe(false)
})

test('lets staff and second-factor administrators search users', () => {
  expect(maySearchUsers(['US_CC_MFA_ADMIN'])).toBe(true)
  expect(maySearchUsers(['SU_UFD'])).toBe(true)
  expect(maySearchUsers(['US_CC', 'MANAGER_ADMIN_ASOC'])).toBe(false)
  expect(maySearchUsers(['US_USER', 'US_MANAGER'])).toBe(false)
})

describe('authority over others', () => {
  test('lets an agent manage customers and give them the roles of customers', () => {
    expect(mayManageUser(['US_CC'], ['US_USER', 'US_MANAGER'])).toBe(true)
    expect(mayChangeRoles(['US_CC'], ['US_USER'], ['US_USER', 'US_CONSULTANT'])).toBe(true)
  })

  test('rejects an agent’s change of a role of staff or managers', () => {
    for (const role of [
      'US_CC',
      'US_CC_WHITELIST',
      'US_CC_MFA_ADMIN',
      'MANAGER_ADMIN_ASOC',
      'MANAGER_ADMIN_ENT',
      'SU_UFD',
    ] as const) {
      expect(mayChangeRoles(['US_CC'], ['US_USER'], ['US_USER', role])).toBe(false)
      expect(mayChangeRoles(['US_CC'], ['US_USER', role], ['US_USER'])).toBe(false)
    }
  })

  test('reserves authority over powerful users for administrators who are not barred', () => {
    fc.assert(
      fc.property(anyRoles, anyRoles, (actor, subject) => {
        const hasPower = mayManageUser(actor, subject) && hasPowerOverOthers(subject)
        expect(hasPower && !canManageCallCentreUsers(actor)).toBe(false)
      }),
    )
  })
})

test('lets second-factor administrators act on all users but administrators, unless they are one', () => {
  expect(mayAdministerMfa(['US_CC', 'US_CC_MFA_ADMIN'], ['US_USER'])).toBe(true)
  expect(mayAdministerMfa(['US_CC', 'US_CC_MFA_ADMIN'], ['US_CC'])).toBe(true)
  expect(mayAdministerMfa(['US_CC', 'US_CC_MFA_ADMIN'], ['US_CC_WHITELIST'])).toBe(false)
  expect(mayAdministerMfa(['US_CC_WHITELIST', 'US_CC_MFA_ADMIN'], ['US_CC_WHITELIST'])).toBe(true)
  expect(mayAdministerMfa(['US_CC_WHITELIST'], ['US_USER'])).toBe(false)
})
