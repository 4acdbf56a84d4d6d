import type { Role } from '@acometida/api-spec/rules/person/roles'
import { expect, test } from 'vitest'
import { accessAt } from './screens.ts'

const access = (path: string, roles: readonly Role[], isActing = false) => accessAt(path)({ roles, isActing })

const STAFF = ['/admin', '/gestionAverias', '/consultas-informes', '/gestionUsuarios', '/controlMensajeria']
const CUSTOMER = [
  '/dashboard',
  '/requests',
  '/payments',
  '/managers',
  '/consultants',
  '/provisions/what-to-do',
  '/supplies/detail',
]
const OTHERS = ['/mfa-admin', '/association', '/enterprise']

test.each(['US_USER', 'US_MANAGER', 'US_CONSULTANT', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT'] as const)(
  'refuses %s the pages of staff and managers, and ends the session on the call-centre users',
  (role) => {
    for (const path of [...STAFF, ...OTHERS]) expect([path, access(path, [role])]).toEqual([path, 'noAccess'])
    for (const path of CUSTOMER) expect([path, access(path, [role])]).toEqual([path, 'screen'])
    expect(access('/gestionUsuariosCallCenter', [role])).toBe('cleared')
    expect(access('/notifications', [role])).toBe('screen')
    expect(access('/profile', [role])).toBe('screen')
  },
)

test('opens the lists to users with something in them, and a first binding to the others', () => {
  expect(access('/supplies', ['US_USER'])).toBe('bindSupply')
  expect(access('/supplies', ['US_DOSSIER_CLIENT'])).toBe('bindSupply')
  expect(access('/supplies', ['US_USER', 'US_SUPPLYPOINT_CLIENT'])).toBe('screen')
  expect(access('/supplies', ['US_USER', 'US_MANAGER'])).toBe('screen')
  expect(access('/supplies', ['US_USER', 'US_CONSULTANT'])).toBe('screen')
  expect(access('/provisions', ['US_USER', 'US_MANAGER'])).toBe('bindDossier')
  expect(access('/provisions', ['US_USER', 'US_DOSSIER_CLIENT'])).toBe('screen')
})

test.each([[['US_CC']], [['US_CC', 'US_CC_WHITELIST']], [['US_CC', 'US_CC_MFA_ADMIN']]] as const)(
  'opens the pages of staff to %j, and pages of customers only while acting',
  (roles) => {
    for (const path of [...STAFF, '/gestionAverias/resultPage'])
      expect([path, access(path, roles)]).toEqual([path, 'screen'])
    for (const path of [...CUSTOMER, '/supplies', '/provisions']) {
      expect([path, access(path, roles)]).toEqual([path, 'chooseCustomer'])
      expect([path, access(path, roles, true)]).toEqual([path, 'screen'])
    }
    const whitelisted = roles.some((role) => role === 'US_CC_WHITELIST')
    expect(access('/gestionUsuariosCallCenter', roles)).toBe(whitelisted ? 'screen' : 'cleared')
    const mfa = roles.some((role) => role === 'US_CC_MFA_ADMIN')
    expect(access('/mfa-admin', roles)).toBe(mfa ? 'screen' : 'noAccess')
    expect(access('/association', roles)).toBe('noAccess')
  },
)

test.each([
  ['SU_UFD', 'screen', []],
  ['MANAGER_ADMIN_ASOC', 'noAccess', ['/association']],
  ['MANAGER_ADMIN_ENT', 'noAccess', ['/enterprise']],
] as const)(
  'clears the session of %s on failures, messages and users, even with US_CC_WHITELIST [RO-010]',
  (role, search, own) => {
    const roles: Role[] = ['US_USER', 'US_CC', 'US_CC_WHITELIST', role]
    for (const path of [...STAFF.slice(1), '/gestionUsuariosCallCenter', '/gestionAverias/supplyPanel'])
      expect([path, access(path, roles)]).toEqual([path, 'cleared'])
    expect(OTHERS.filter((path) => access(path, roles) === 'screen')).toEqual(own)
    expect(access('/admin', role === 'SU_UFD' ? roles : ['US_USER', 'US_CC', role])).toBe(search)
  },
)

test('refuses the pages of customers to an administrator of second factors alone', () => {
  for (const path of CUSTOMER) expect([path, access(path, ['US_CC_MFA_ADMIN'])]).toEqual([path, 'noAccess'])
  expect(access('/mfa-admin', ['US_CC_MFA_ADMIN'])).toBe('screen')
  expect(access('/admin', ['US_CC_MFA_ADMIN'])).toBe('noAccess')
})

test('leaves an address that only begins like one of them unrestricted', () => {
  for (const path of ['/administration', '/requestsOfOthers', '/suppliesList'])
    expect([path, access(path, ['US_CC'])]).toEqual([path, 'screen'])
})
