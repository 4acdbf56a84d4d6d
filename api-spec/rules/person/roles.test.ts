import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canManageCallCentreUsers,
  grantCallCentre,
  hasChannelFilter,
  hasManagerAdmin,
  isRestrictedCallCentre,
  isBarredFromManagement,
  parseRoles,
  revokeCallCentre,
  ROLES,
  type Role,
} from './roles.ts'

const anyRoles = fc.subarray([...ROLES])

describe('the role list', () => {
  test('reads roles from a comma-separated list with blanks [RO-001]', () => {
    expect(parseRoles(' US_USER, US_CC ,SU_UFD')).toEqual(['US_USER', 'US_CC', 'SU_UFD'])
    expect(parseRoles(ROLES.join(','))).toEqual([...ROLES])
  })

  test('drops unknown, empty and repeated names', () => {
    expect(parseRoles('US_USER,,ROOT,us_cc,US_USER')).toEqual(['US_USER'])
    expect(parseRoles('')).toEqual([])
    expect(parseRoles(['US_CC', 'nothing'])).toEqual(['US_CC'])
  })
})

describe('the restricted call-centre rule', () => {
  const cases: [Role[], boolean][] = [
    [['US_CC'], true],
    [['US_CC', 'MANAGER_ADMIN_ASOC'], false],
    [['US_CC', 'MANAGER_ADMIN_ENT'], false],
    [['US_CC', 'MANAGER_ADMIN_ASOC', 'US_CC_WHITELIST'], true],
    [['US_CC_WHITELIST'], true],
    [['SU_UFD', 'MANAGER_ADMIN_ENT'], true],
    [['US_CC_MFA_ADMIN'], false],
    [['US_USER', 'US_MANAGER'], false],
    [[], false],
  ]
  test.each(cases)('finds for %j that restricted call-centre is %s [RO-003 RO-082]', (roles, restricted) => {
    expect(isRestrictedCallCentre(roles)).toBe(restricted)
  })
})

describe('the channel filter', () => {
  const cases: [Role[], boolean][] = [
    [['US_USER'], true],
    [['US_CC'], false],
    [['US_CC', 'US_USER', 'US_MANAGER'], false],
    [['US_CC', 'MANAGER_ADMIN_ASOC'], true],
    [['US_CC', 'MANAGER_ADMIN_ENT'], true],
    [['US_USER', 'US_CC_WHITELIST'], false],
    [['MANAGER_ADMIN_ASOC', 'US_CC_WHITELIST'], false],
    [['MANAGER_ADMIN_ENT', 'SU_UFD'], false],
    [[], true],
  ]
  test.each(cases)('finds for %j that the channel filter is %s [RO-011]', (roles, filtered) => {
    expect(hasChannelFilter(roles)).toBe(filtered)
  })
})

describe('management', () => {
  test('bars SU_UFD and both manager-admin roles, whatever else they hold [RO-010]', () => {
    fc.assert(
      fc.property(anyRoles, (roles) => {
        expect(isBarredFromManagement(roles)).toBe(roles.some((role) => /^(SU_UFD|MANAGER_ADMIN_.*)$/.test(role)))
      }),
    )
  })

  test('lets US_CC_WHITELIST manage call-centre users unless a barred role is held too', () => {
    expect(canManageCallCentreUsers(['US_CC_WHITELIST'])).toBe(true)
    expect(canManageCallCentreUsers(['US_CC'])).toBe(false)
    expect(canManageCallCentreUsers(['US_CC_WHITELIST', 'SU_UFD'])).toBe(false)
    expect(canManageCallCentreUsers(['US_CC_WHITELIST', 'MANAGER_ADMIN_ENT'])).toBe(false)
  })

  test('counts either manager role as a manager [RO-082]', () => {
    expect(hasManagerAdmin(['US_USER', 'MANAGER_ADMIN_ASOC'])).toBe(true)
    expect(hasManagerAdmin(['MANAGER_ADMIN_ENT'])).toBe(true)
    expect(hasManagerAdmin(['US_MANAGER'])).toBe(false)
  })
})

describe('call-centre roles', () => {
  test('adds exactly the three roles on a grant and removes exactly them on a revocation', () => {
    expect(grantCallCentre(['US_USER', 'US_CC'])).toEqual(['US_USER', 'US_CC', 'US_CC_WHITELIST', 'SU_UFD'])
    expect(revokeCallCentre(['US_USER', 'US_CC', 'US_CC_MFA_ADMIN', 'SU_UFD'])).toEqual(['US_USER', 'US_CC_MFA_ADMIN'])
  })

  test('leaves every other role in place on a grant and a revocation', () => {
    fc.assert(
      fc.property(anyRoles, (roles) => {
        expect(revokeCallCentre(grantCallCentre(roles))).toEqual(revokeCallCentre(roles))
      }),
    )
  })
})
