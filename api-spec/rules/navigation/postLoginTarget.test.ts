import { describe, expect, test } from 'vitest'
import { type Role } from '../person/roles.ts'
import { postLoginTarget, stopActingTarget, type LoginSituation } from './postLoginTarget.ts'

function targetOf(roles: Role[], { link = '', ...rest }: Partial<LoginSituation> & { link?: string } = {}) {
  return postLoginTarget({
    roles,
    query: new URLSearchParams(link),
    gdprAccepted: true,
    supplyCount: 2,
    mfaPending: false,
    isActing: false,
    knownPath: (path) => path !== '/not-found',
    ...rest,
  })
}

describe('order of the rules', () => {
  const customer: Role[] = ['US_USER', 'US_SUPPLYPOINT_CLIENT']
  const everything = { lastPath: '/profile', link: 'redirectTo=/faqs', gdprAccepted: false }

  test('follows the first of the five rules that applies [FL-132 FL-022 FL-023 FL-024 FL-025 FL-026]', () => {
    expect(targetOf(['US_CC'], everything)).toBe('/profile')
    expect(targetOf(['US_CC'], { ...everything, lastPath: null })).toBe('/admin')
    expect(targetOf(customer, { ...everything, lastPath: null })).toBe('/faqs')
    expect(targetOf(customer, { gdprAccepted: false })).toBe('/gdpr')
    expect(targetOf(customer)).toBe('/dashboard')
  })

  test('follows an interrupted path first [FL-022]', () => {
    expect(targetOf(customer, { lastPath: '/provisions/detail?dossier=1' })).toBe('/provisions/detail?dossier=1')
  })

  test.each(['/', '/login', '/login/reset', '/not-found', '//evil.example', 'https://evil.example'])(
    'ignores an interrupted path or a link to %s',
    (path) => {
      expect(targetOf(customer, { lastPath: path })).toBe('/dashboard')
      expect(targetOf(customer, { link: `redirectTo=${encodeURIComponent(path)}` })).toBe('/dashboard')
    },
  )
})

test('follows an interrupted path that contains login but does not begin with it', () => {
  expect(targetOf(['US_USER'], { lastPath: '/help/login' })).toBe('/help/login')
})

describe('staff', () => {
  test.each<[Role[]]>([[['US_CC']], [['US_CC_WHITELIST']], [['SU_UFD']], [['US_CC', 'US_CC_MFA_ADMIN']]])(
    'sends %j to the user search [FL-023 RO-043 RO-047 RO-063]',
    (roles) => {
      expect(targetOf(roles)).toBe('/admin')
      expect(targetOf(roles, { link: 'redirectTo=/faqs', gdprAccepted: false })).toBe('/admin')
    },
  )

  test('sends managers to their members, even with US_CC [FL-023 RO-055 RO-059]', () => {
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ASOC'])).toBe('/association')
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })

  test('sends acting staff to the link, else to the customer’s home [FL-040 RO-073]', () => {
    expect(targetOf(['US_CC'], { isActing: true, link: 'dossier=7' })).toBe('/provisions?dossier=7')
    expect(targetOf(['US_CC'], { isActing: true })).toBe('/dashboard')
    expect(targetOf(['US_CC_WHITELIST'], { isActing: true, supplyCount: 40 })).toBe('/supplies')
  })

  test('sends acting managers of associations to provisions, of enterprises to the dashboard [FL-040 RO-076]', () => {
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ASOC'], { isActing: true })).toBe('/provisions')
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ENT'], { isActing: true })).toBe('/dashboard')
  })

  test('returns a user who stops acting to the list where they found the customer [RO-073 RO-076]', () => {
    expect(stopActingTarget(['US_CC', 'SU_UFD'])).toBe('/admin')
    expect(stopActingTarget(['US_USER', 'US_CC', 'MANAGER_ADMIN_ASOC'])).toBe('/association')
    expect(stopActingTarget(['US_USER', 'US_CC', 'MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })
})

describe('shared links', () => {
  test.each([
    ['redirectTo=/provisions&dossier=D1', '/provisions?dossier=D1'],
    ['redirectTo=/provisions&dossier=D1&panel=3&tabValue=1', '/provisions?dossier=D1&panel=3'],
    ['redirectTo=/supplies&supply=ES1&tabValue=2', '/supplies?supply=ES1&tabValue=2'],
    ['redirectTo=/supplies&supply=ES1&tabValue=2x', '/supplies?supply=ES1&tabValue=0'],
    [
      'supply=ES1&menuTabValue=1&consumptionTabValue=2&generationTabValue=x',
      '/supplies?supply=ES1&menuTabValue=1&consumptionTabValue=2&generationTabValue=0',
    ],
    ['redirectTo=/requests&request=SR%261', '/requests?request=SR%261'],
    ['redirectTo=/delegation/update/1,2/C', '/delegation/update/1,2/C'],
    ['redirectTo=%2Fsupplies%3Fsupply%3DES1', '/supplies?supply=ES1'],
  ])('resolves the link %s to %s [FL-024]', (link, target) => {
    expect(targetOf(['US_USER'], { link })).toBe(target)
  })
})

describe('data protection', () => {
  test('sends users without acceptance to data protection before their home [FL-025]', () => {
    expect(targetOf(['US_DOSSIER_CLIENT'], { gdprAccepted: false })).toBe('/gdpr')
    expect(targetOf(['US_USER'], { gdprAccepted: false })).toBe('/gdpr')
  })
})

describe('the home of each role', () => {
  test('sends US_USER alone to the landing page [FL-026 RO-023]', () => {
    expect(targetOf(['US_USER'])).toBe('/landing')
    expect(targetOf([], { mfaPending: false })).toBe('/landing')
    expect(targetOf(['US_USER'], { mfaPending: true })).toBe('/login')
  })

  test('sends US_SUPPLYPOINT_CLIENT to the dashboard, or to the supplies where there is none [FL-026 RO-035]', () => {
    expect(targetOf(['US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT', 'US_CONSULTANT'])).toBe('/dashboard')
    expect([0, 1, 5, 6].map((supplyCount) => targetOf(['US_SUPPLYPOINT_CLIENT'], { supplyCount }))).toEqual([
      '/supplies',
      '/dashboard',
      '/dashboard',
      '/supplies',
    ])
  })

  test('sends US_MANAGER to the dashboard, list or binding screen by the number of supplies [FL-026 RO-027]', () => {
    expect([0, 1, 5, 6, 25].map((supplyCount) => targetOf(['US_MANAGER'], { supplyCount }))).toEqual([
      '/suppliesVinculation',
      '/dashboard',
      '/dashboard',
      '/supplies',
      '/supplies',
    ])
  })

  test('sends US_CONSULTANT to the supplies [FL-026 RO-031]', () => {
    expect(targetOf(['US_USER', 'US_CONSULTANT', 'US_DOSSIER_CLIENT'])).toBe('/supplies')
  })

  test('sends US_DOSSIER_CLIENT to the provisions [FL-026 RO-039]', () => {
    expect(targetOf(['US_USER', 'US_DOSSIER_CLIENT'])).toBe('/provisions')
  })

  test('sends managers to the list of their members [RO-019 RO-020]', () => {
    expect(targetOf(['US_USER', 'MANAGER_ADMIN_ASOC'])).toBe('/association')
    expect(targetOf(['US_USER', 'MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })

  test('sends US_CC_MFA_ADMIN alone to the administration of multi-factor [RO-051]', () => {
    expect(targetOf(['US_CC_MFA_ADMIN'])).toBe('/mfa-admin')
  })
})
