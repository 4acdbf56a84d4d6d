import fc from 'fast-check'
import { expect, test } from 'vitest'
import { managedMemberships, mayActFor } from './actFor.ts'
import { hasPowerOverOthers } from './manageUsers.ts'
import { ROLES } from './roles.ts'

const anyRoles = fc.subarray([...ROLES])
const anyMembership = fc.constantFrom('A' as const, 'E' as const, null)

test('lets staff act for customers, and managers for members of their own kind [RO-004]', () => {
  expect(mayActFor(['US_CC'], ['US_USER'])).toBe(true)
  expect(mayActFor(['US_CC', 'SU_UFD'], [])).toBe(true)
  expect(mayActFor(['US_CC', 'MANAGER_ADMIN_ASOC'], ['US_USER'], 'A')).toBe(true)
  expect(mayActFor(['US_CC', 'MANAGER_ADMIN_ASOC'], ['US_USER'], 'E')).toBe(false)
  expect(mayActFor(['US_CC', 'MANAGER_ADMIN_ENT'], ['US_USER'], 'E')).toBe(true)
  expect(mayActFor(['US_CC', 'MANAGER_ADMIN_ENT'], ['US_USER'], null)).toBe(false)
  expect(mayActFor(['US_USER', 'US_MANAGER'], ['US_USER'], 'A')).toBe(false)
})

test('rejects acting for users with authority over others [ER-038]', () => {
  fc.assert(
    fc.property(anyRoles, anyRoles, anyMembership, (actor, subject, membership) => {
      expect(mayActFor(actor, subject, membership) && hasPowerOverOthers(subject)).toBe(false)
    }),
  )
})

test('lets a manager of both kinds manage both', () => {
  expect(managedMemberships(['MANAGER_ADMIN_ENT', 'MANAGER_ADMIN_ASOC'])).toEqual(['A', 'E'])
  expect(managedMemberships(['US_CC'])).toEqual([])
})
