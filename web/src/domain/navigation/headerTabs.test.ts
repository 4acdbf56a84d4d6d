import { type Role } from '@acometida/api-spec/rules/person/roles'
import { describe, expect, test } from 'vitest'
import { bottomTabs, headerTabs, type HeaderSituation } from './headerTabs.ts'

const ADMIN = ['searchUser', 'failures', 'messages', 'users']
const CUSTOMER = ['supplies', 'provisions', 'requests']

function tabsOf(roles: Role[], situation: Partial<HeaderSituation> = {}) {
  return headerTabs({ roles, supplyCount: 2, isActing: false, hasAdminToken: false, path: '/', ...situation })
}
const idsOf = (...given: Parameters<typeof tabsOf>) => tabsOf(...given).map(({ id }) => id)
const targetOf = (id: string, roles: Role[], situation: Partial<HeaderSituation> = {}) =>
  tabsOf(roles, situation).find((tab) => tab.id === id)?.target

describe('customers', () => {
  test('shows US_USER the customer tabs, through the binding screens [RO-021]', () => {
    expect(tabsOf(['US_USER'])).toEqual([
      { id: 'dashboard', target: '/dashboard' },
      { id: 'supplies', target: '/suppliesVinculation' },
      { id: 'provisions', target: '/provisionsVinculation' },
      { id: 'requests', target: '/requests' },
      { id: 'faqs', target: '/faqs' },
    ])
  })

  test('shows US_MANAGER the tabs of a customer [RO-025]', () => {
    expect(tabsOf(['US_MANAGER'])).toEqual(tabsOf(['US_USER']))
  })

  test('shows US_CONSULTANT the tabs of a customer [RO-029]', () => {
    expect(tabsOf(['US_CONSULTANT'])).toEqual(tabsOf(['US_USER']))
  })

  test('opens supplies directly for US_SUPPLYPOINT_CLIENT [RO-033 RO-013 SC-048]', () => {
    expect(targetOf('supplies', ['US_SUPPLYPOINT_CLIENT'])).toBe('/supplies')
    expect(targetOf('provisions', ['US_SUPPLYPOINT_CLIENT'])).toBe('/provisionsVinculation')
    expect(targetOf('supplies', ['US_USER'])).toBe('/suppliesVinculation')
  })

  test('opens provisions directly for US_DOSSIER_CLIENT [RO-037 RO-014 SC-049]', () => {
    expect(targetOf('provisions', ['US_DOSSIER_CLIENT'])).toBe('/provisions')
    expect(targetOf('supplies', ['US_DOSSIER_CLIENT'])).toBe('/suppliesVinculation')
    expect(targetOf('provisions', ['US_USER'])).toBe('/provisionsVinculation')
  })

  test.each([0, 6, 40])('shows no dashboard with %i supplies [CO-012 RO-021 RO-033]', (supplyCount) => {
    expect(idsOf(['US_USER', 'US_SUPPLYPOINT_CLIENT'], { supplyCount })).toEqual([...CUSTOMER, 'faqs'])
  })

  test('shows no tabs without a role, whatever token is held', () => {
    expect(idsOf([], { hasAdminToken: true })).toEqual([])
  })
})

describe('managers', () => {
  test('shows the association manager Association and no admin tabs, even with an admin token [RO-053 RO-006]', () => {
    const ids = idsOf(['US_CC', 'MANAGER_ADMIN_ASOC'], { hasAdminToken: true })
    expect(ids).toEqual(['dashboard', ...CUSTOMER, 'faqs', 'association'])
    expect(targetOf('association', ['MANAGER_ADMIN_ASOC'])).toBe('/association')
  })

  test('shows the enterprise manager Business and no admin tabs, even with an admin token [RO-057 RO-006]', () => {
    const ids = idsOf(['US_CC', 'MANAGER_ADMIN_ENT'], { hasAdminToken: true })
    expect(ids).toEqual(['dashboard', ...CUSTOMER, 'faqs', 'enterprise'])
    expect(targetOf('enterprise', ['MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })

  test('shows the tabs of the member while acting for one', () => {
    const ids = idsOf(['US_CC', 'MANAGER_ADMIN_ASOC'], { isActing: true })
    expect(ids).toEqual(['dashboard', ...CUSTOMER, 'faqs'])
    expect(targetOf('supplies', ['MANAGER_ADMIN_ASOC'], { isActing: true })).toBe('/supplies')
  })
})

describe('staff', () => {
  test('shows an agent the admin tabs and no customer tabs of their own [RO-041 RO-006]', () => {
    expect(tabsOf(['US_CC'], { hasAdminToken: true })).toEqual([
      { id: 'faqs', target: '/faqs' },
      { id: 'searchUser', target: '/admin' },
      { id: 'failures', target: '/gestionAverias' },
      { id: 'messages', target: '/controlMensajeria' },
      { id: 'users', target: '/gestionUsuarios' },
    ])
    expect(idsOf(['US_CC'])).toEqual(['faqs'])
  })

  test('shows an administrator the users of the call centre too [RO-045]', () => {
    const administrator: Role[] = ['US_CC', 'US_CC_WHITELIST']
    expect(idsOf(administrator, { hasAdminToken: true })).toEqual(['faqs', ...ADMIN, 'callCentreUsers'])
    expect(targetOf('callCentreUsers', administrator)).toBe('/gestionUsuariosCallCenter')
    expect(idsOf(['US_CC', 'US_CC_WHITELIST', 'MANAGER_ADMIN_ENT'])).not.toContain('callCentreUsers')
  })

  test('shows US_CC_MFA_ADMIN the MFA tab [RO-017 RO-049]', () => {
    expect(tabsOf(['US_CC_MFA_ADMIN'])).toEqual([
      { id: 'faqs', target: '/faqs' },
      { id: 'mfaAdmin', target: '/mfa-admin' },
    ])
    expect(idsOf(['US_CC'])).not.toContain('mfaAdmin')
  })

  test('hides the MFA tab from US_CC_MFA_ADMIN while acting', () => {
    expect(idsOf(['US_CC', 'US_CC_MFA_ADMIN'], { isActing: true })).not.toContain('mfaAdmin')
  })

  test('shows SU_UFD nothing [RO-018 RO-006]', () => {
    expect(idsOf(['US_CC', 'SU_UFD'], { hasAdminToken: true })).toEqual([])
    expect(idsOf(['SU_UFD', 'MANAGER_ADMIN_ASOC', 'MANAGER_ADMIN_ENT'])).toEqual([])
  })

  test('shows SU_UFD the tabs of the customer while acting', () => {
    expect(idsOf(['SU_UFD'], { hasAdminToken: true, isActing: true })).toEqual(['dashboard', ...CUSTOMER])
  })

  test('shows the tabs of the customer, opened directly, in place of the admin tabs while acting [RO-083 RO-006]', () => {
    const situation = { hasAdminToken: true, isActing: true, path: '/supplies' }
    expect(idsOf(['US_CC', 'US_CC_WHITELIST'], situation)).toEqual(['dashboard', ...CUSTOMER, 'faqs'])
    expect(targetOf('supplies', ['US_CC'], situation)).toBe('/supplies')
    expect(targetOf('provisions', ['US_CC'], situation)).toBe('/provisions')
  })

  test.each(['/gestionAverias', '/gestionAverias/supplyPanel', '/gestionAverias/resultPage'])(
    'keeps the admin tabs on %s while acting [RO-083 RO-006]',
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
  test('leads from its four tabs where the header leads', () => {
    expect(bottomTabs({ roles: ['US_SUPPLYPOINT_CLIENT'], isActing: false })).toEqual([
      { id: 'supplies', target: '/supplies' },
      { id: 'provisions', target: '/provisionsVinculation' },
      { id: 'requests', target: '/requests' },
      { id: 'notifications', target: '/notifications' },
    ])
  })
})
