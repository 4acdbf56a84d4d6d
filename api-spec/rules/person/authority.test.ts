import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canManageUsers,
  isPowerful,
  mayAdministerMfa,
  mayChangeRoles,
  mayManageUser,
  maySearchUsers,
} from './authority.ts'
import { canManageCallCentreUsers, ROLES } from './roles.ts'

const anyRoles = fc.subarray([...ROLES])

test('staff manage users; SU_UFD and the managers of associations and enterprises do not [RO-010]', () => {
  expect(canManageUsers(['US_CC'])).toBe(true)
  expect(canManageUsers(['US_CC_WHITELIST'])).toBe(true)
  expect(canManageUsers(['US_CC', 'SU_UFD'])).toBe(false)
  expect(canManageUsers(['US_CC', 'MANAGER_ADMIN_ASOC'])).toBe(false)
  expect(canManageUsers(['US_USER', 'US_MANAGER'])).toBe(false)
})

test('users are searched by staff, and by whoever administers the second factor, even alone', () => {
  expect(maySearchUsers(['US_CC_MFA_ADMIN'])).toBe(true)
  expect(maySearchUsers(['SU_UFD'])).toBe(true)
  expect(maySearchUsers(['US_CC', 'MANAGER_ADMIN_ASOC'])).toBe(false)
  expect(maySearchUsers(['US_USER', 'US_MANAGER'])).toBe(false)
})

describe('authority over others', () => {
  test('an agent manages customers and gives them the roles of customers', () => {
    expect(mayManageUser(['US_CC'], ['US_USER', 'US_MANAGER'])).toBe(true)
    expect(mayChangeRoles(['US_CC'], ['US_USER'], ['US_USER', 'US_CONSULTANT'])).toBe(true)
  })

  test('an agent neither makes nor unmakes staff and managers', () => {
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

  test('nobody but an administrator who is not barred has power over the powerful', () => {
    fc.assert(
      fc.property(anyRoles, anyRoles, (actor, subject) => {
        const hasPower = mayManageUser(actor, subject) && isPowerful(subject)
        expect(hasPower && !canManageCallCentreUsers(actor)).toBe(false)
      }),
    )
  })
})

test('who administers the second factor does so for all but administrators, unless they are one', () => {
  expect(mayAdministerMfa(['US_CC', 'US_CC_MFA_ADMIN'], ['US_USER'])).toBe(true)
  expect(mayAdministerMfa(['US_CC', 'US_CC_MFA_ADMIN'], ['US_CC'])).toBe(true)
  expect(mayAdministerMfa(['US_CC', 'US_CC_MFA_ADMIN'], ['US_CC_WHITELIST'])).toBe(false)
  expect(mayAdministerMfa(['US_CC_WHITELIST', 'US_CC_MFA_ADMIN'], ['US_CC_WHITELIST'])).toBe(true)
  expect(mayAdministerMfa(['US_CC_WHITELIST'], ['US_USER'])).toBe(false)
})
