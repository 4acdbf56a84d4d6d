import { describe, expect, test } from 'vitest'
import { bottomTabs, headerTabs, type HeaderSituation } from './headerTabs.ts'
import { type Role } from '@acometida/api-spec/rules/person/roles'

const ADMIN = ['searchUser', 'failures', 'messages', 'users']
const CUSTOMER = ['supplies', 'provisions', 'requests']

function tabsOf(roles: Role[], situation: Partial<HeaderSituation> = {}) {
  return headerTabs({ roles, supplyCount: 2, isActing: false, hasAdminToken: false, path: '/', ...situation })
}
const idsOf = (...given: Parameters<typeof tabsOf>) => tabsOf(...given).map(({ id }) => id)
const targetOf = (id: string, roles: Role[], situation: Partial<HeaderSituation> = {}) =>
  tabsOf(roles, situation).find((tab) => tab.id === id)?.target

describe('customers', () => {
  test('US_USER sees the customer tabs, through the binding screens [RO-021]', () => {
    expect(tabsOf(['US_USER'])).toEqual([
      { id: 'dashboard', target: '/dashboard' },
      { id: 'supplies', target: '/suppliesVinculation' },
      { id: 'provisions', target: '/provisionsVinculation' },
      { id: 'requests', target: '/requests' },
      { id: 'faqs', target: '/faqs' },
    ])
  })

  test('US_MANAGER sees the tabs of a customer [RO-025]', () => {
    expect(tabsOf(['US_MANAGER'])).toEqual(tabsOf(['US_USER']))
  })

  test('US_CONSULTANT sees the tabs of a customer [RO-029]', () => {
    expect(tabsOf(['US_CONSULTANT'])).toEqual(tabsOf(['US_USER']))
  })

  test('US_SUPPLYPOINT_CLIENT opens supplies directly [RO-033 RO-013 SC-048]', () => {
    expect(targetOf('supplies', ['US_SUPPLYPOINT_CLIENT'])).toBe('/supplies')
    expect(targetOf('provisions', ['US_SUPPLYPOINT_CLIENT'])).toBe('/provisionsVinculation')
    expect(targetOf('supplies', ['US_USER'])).toBe('/suppliesVinculation')
  })

  test('US_DOSSIER_CLIENT opens provisions directly [RO-037 RO-014 SC-049]', () => {
    expect(targetOf('provisions', ['US_DOSSIER_CLIENT'])).toBe('/provisions')
    expect(targetOf('supplies', ['US_DOSSIER_CLIENT'])).toBe('/suppliesVinculation')
    expect(targetOf('provisions', ['US_USER'])).toBe('/provisionsVinculation')
  })

  test.each([0, 6, 40])('with %i supplies there is no dashboard [CO-012 RO-021 RO-033]', (supplyCount) => {
    expect(idsOf(['US_USER', 'US_SUPPLYPOINT_CLIENT'], { supplyCount })).toEqual([...CUSTOMER, 'faqs'])
  })

  test('without a role there are no tabs, whatever token is held', () => {
    expect(idsOf([], { hasAdminToken: true })).toEqual([])
  })
})

describe('managers', () => {
  test('the association manager sees Association and no admin tabs, even with an admin token [RO-053 RO-006]', () => {
    const ids = idsOf(['US_CC', 'MANAGER_ADMIN_ASOC'], { hasAdminToken: true })
    expect(ids).toEqual(['dashboard', ...CUSTOMER, 'faqs', 'association'])
    expect(targetOf('association', ['MANAGER_ADMIN_ASOC'])).toBe('/association')
  })

  test('the enterprise manager sees Business and no admin tabs, even with an admin token [RO-057 RO-006]', () => {
    const ids = idsOf(['US_CC', 'MANAGER_ADMIN_ENT'], { hasAdminToken: true })
    expect(ids).toEqual(['dashboard', ...CUSTOMER, 'faqs', 'enterprise'])
    expect(targetOf('enterprise', ['MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })

  test('acting for a member leaves the tabs of the member', () => {
    const ids = idsOf(['US_CC', 'MANAGER_ADMIN_ASOC'], { isActing: true })
    expect(ids).toEqual(['dashboard', ...CUSTOMER, 'faqs'])
    expect(targetOf('supplies', ['MANAGER_ADMIN_ASOC'], { isActing: true })).toBe('/supplies')
  })
})

describe('staff', () => {
  test('an agent sees the admin tabs and no customer tabs of their own [RO-041 RO-006]', () => {
    expect(tabsOf(['US_CC'], { hasAdminToken: true })).toEqual([
      { id: 'faqs', target: '/faqs' },
      { id: 'searchUser', target: '/admin' },
      { id: 'failures', target: '/gestionAverias' },
      { id: 'messages', target: '/controlMensajeria' },
      { id: 'users', target: '/gestionUsuarios' },
    ])
    expect(idsOf(['US_CC'])).toEqual(['faqs'])
  })

  test('an administrator also manages call-centre users [RO-045]', () => {
    const administrator: Role[] = ['US_CC', 'US_CC_WHITELIST']
    expect(idsOf(administrator, { hasAdminToken: true })).toEqual(['faqs', ...ADMIN, 'callCentreUsers'])
    expect(targetOf('callCentreUsers', administrator)).toBe('/gestionUsuariosCallCenter')
    expect(idsOf(['US_CC', 'US_CC_WHITELIST', 'MANAGER_ADMIN_ENT'])).not.toContain('callCentreUsers')
  })

  test('US_CC_MFA_ADMIN sees the MFA tab [RO-017 RO-049]', () => {
    expect(tabsOf(['US_CC_MFA_ADMIN'])).toEqual([
      { id: 'faqs', target: '/faqs' },
      { id: 'mfaAdmin', target: '/mfa-admin' },
    ])
    expect(idsOf(['US_CC'])).not.toContain('mfaAdmin')
  })

  test('US_CC_MFA_ADMIN does not see the MFA tab while acting', () => {
    expect(idsOf(['US_CC', 'US_CC_MFA_ADMIN'], { isActing: true })).not.toContain('mfaAdmin')
  })

  test('SU_UFD sees nothing [RO-018 RO-006]', () => {
    expect(idsOf(['US_CC', 'SU_UFD'], { hasAdminToken: true })).toEqual([])
    expect(idsOf(['SU_UFD', 'MANAGER_ADMIN_ASOC', 'MANAGER_ADMIN_ENT'])).toEqual([])
  })

  test('SU_UFD sees the customer’s tabs while acting', () => {
    expect(idsOf(['SU_UFD'], { hasAdminToken: true, isActing: true })).toEqual(['dashboard', ...CUSTOMER])
  })

  test('acting shows the customer’s tabs, opened directly, instead of the admin tabs [RO-083 RO-006]', () => {
    const situation = { hasAdminToken: true, isActing: true, path: '/supplies' }
    expect(idsOf(['US_CC', 'US_CC_WHITELIST'], situation)).toEqual(['dashboard', ...CUSTOMER, 'faqs'])
    expect(targetOf('supplies', ['US_CC'], situation)).toBe('/supplies')
    expect(targetOf('provisions', ['US_CC'], situation)).toBe('/provisions')
  })

  test.each(['/gestionAverias', '/gestionAverias/supplyPanel', '/gestionAverias/resultPage'])(
    'the admin tabs stay on %s while acting [RO-083 RO-006]',
    (path) => {
      expect(idsOf(['US_CC'], { hasAdminToken: true, isActing: true, path })).toEqual([
        'dashboard',
        ...CUSTOMER,
        'faqs',
        ...ADMIN,
      ])
    },
  )
})

describe('the bottom navigation', () => {
  test('its four tabs have the targets of the header', () => {
    expect(bottomTabs({ roles: ['US_SUPPLYPOINT_CLIENT'], isActing: false })).toEqual([
      { id: 'supplies', target: '/supplies' },
      { id: 'provisions', target: '/provisionsVinculation' },
      { id: 'requests', target: '/requests' },
      { id: 'notifications', target: '/notifications' },
    ])
  })
})
