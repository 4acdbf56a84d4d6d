import { describe, expect, test } from 'vitest'
import { postLoginTarget, stopActingTarget, type LoginSituation } from './postLoginTarget.ts'
import { type Role } from '../person/roles.ts'

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

describe('the order', () => {
  const customer: Role[] = ['US_USER', 'US_SUPPLYPOINT_CLIENT']
  const everything = { lastPath: '/profile', link: 'redirectTo=/faqs', gdprAccepted: false }

  test('the first of the five rules that applies wins [FL-132 FL-022 FL-023 FL-024 FL-025 FL-026]', () => {
    expect(targetOf(['US_CC'], everything)).toBe('/profile')
    expect(targetOf(['US_CC'], { ...everything, lastPath: null })).toBe('/admin')
    expect(targetOf(customer, { ...everything, lastPath: null })).toBe('/faqs')
    expect(targetOf(customer, { gdprAccepted: false })).toBe('/gdpr')
    expect(targetOf(customer)).toBe('/dashboard')
  })

  test('an interrupted path comes first for everybody [FL-022]', () => {
    expect(targetOf(customer, { lastPath: '/provisions/detail?dossier=1' })).toBe('/provisions/detail?dossier=1')
  })

  test.each(['/', '/login', '/login/reset', '/not-found', '//evil.example', 'https://evil.example'])(
    'an interrupted path or a link to %s is passed over',
    (path) => {
      expect(targetOf(customer, { lastPath: path })).toBe('/dashboard')
      expect(targetOf(customer, { link: `redirectTo=${encodeURIComponent(path)}` })).toBe('/dashboard')
    },
  )
})

test('only an address that begins with the log-in leads back to it', () => {
  expect(targetOf(['US_USER'], { lastPath: '/help/login' })).toBe('/help/login')
})

describe('staff', () => {
  test.each<[Role[]]>([[['US_CC']], [['US_CC_WHITELIST']], [['SU_UFD']], [['US_CC', 'US_CC_MFA_ADMIN']]])(
    '%j goes to the user search [FL-023 RO-043 RO-047 RO-063]',
    (roles) => {
      expect(targetOf(roles)).toBe('/admin')
      expect(targetOf(roles, { link: 'redirectTo=/faqs', gdprAccepted: false })).toBe('/admin')
    },
  )

  test('managers do not, even with US_CC [FL-023 RO-055 RO-059]', () => {
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ASOC'])).toBe('/association')
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })

  test('once acting, staff follow the link, else open the customer’s dashboard [FL-040 RO-073]', () => {
    expect(targetOf(['US_CC'], { isActing: true, link: 'dossier=7' })).toBe('/provisions?dossier=7')
    expect(targetOf(['US_CC'], { isActing: true })).toBe('/dashboard')
    expect(targetOf(['US_CC_WHITELIST'], { isActing: true, supplyCount: 40 })).toBe('/supplies')
  })

  test('association managers open provisions, enterprise managers the dashboard [FL-040 RO-076]', () => {
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ASOC'], { isActing: true })).toBe('/provisions')
    expect(targetOf(['US_CC', 'MANAGER_ADMIN_ENT'], { isActing: true })).toBe('/dashboard')
  })

  test('whoever stops goes back to where they found the user [RO-073 RO-076]', () => {
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
  ])('the link %s leads to %s [FL-024]', (link, target) => {
    expect(targetOf(['US_USER'], { link })).toBe(target)
  })
})

describe('data protection', () => {
  test('without acceptance nobody gets to a home of their own [FL-025]', () => {
    expect(targetOf(['US_DOSSIER_CLIENT'], { gdprAccepted: false })).toBe('/gdpr')
    expect(targetOf(['US_USER'], { gdprAccepted: false })).toBe('/gdpr')
  })
})

describe('the home of each role', () => {
  test('US_USER alone lands on the landing page [FL-026 RO-023]', () => {
    expect(targetOf(['US_USER'])).toBe('/landing')
    expect(targetOf([], { mfaPending: false })).toBe('/landing')
    expect(targetOf(['US_USER'], { mfaPending: true })).toBe('/login')
  })

  test('US_SUPPLYPOINT_CLIENT opens the dashboard, or the supplies where there is none [FL-026 RO-035]', () => {
    expect(targetOf(['US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT', 'US_CONSULTANT'])).toBe('/dashboard')
    expect([0, 1, 5, 6].map((supplyCount) => targetOf(['US_SUPPLYPOINT_CLIENT'], { supplyCount }))).toEqual([
      '/supplies',
      '/dashboard',
      '/dashboard',
      '/supplies',
    ])
  })

  test('US_MANAGER opens the dashboard, the list with more supplies, or the binding screen without any [FL-026 RO-027]', () => {
    expect([0, 1, 5, 6, 25].map((supplyCount) => targetOf(['US_MANAGER'], { supplyCount }))).toEqual([
      '/suppliesVinculation',
      '/dashboard',
      '/dashboard',
      '/supplies',
      '/supplies',
    ])
  })

  test('US_CONSULTANT opens the supplies [FL-026 RO-031]', () => {
    expect(targetOf(['US_USER', 'US_CONSULTANT', 'US_DOSSIER_CLIENT'])).toBe('/supplies')
  })

  test('US_DOSSIER_CLIENT opens the provisions [FL-026 RO-039]', () => {
    expect(targetOf(['US_USER', 'US_DOSSIER_CLIENT'])).toBe('/provisions')
  })

  test('managers open the list of their members [RO-019 RO-020]', () => {
    expect(targetOf(['US_USER', 'MANAGER_ADMIN_ASOC'])).toBe('/association')
    expect(targetOf(['US_USER', 'MANAGER_ADMIN_ENT'])).toBe('/enterprise')
  })

  test('US_CC_MFA_ADMIN alone opens the administration of multi-factor [RO-051]', () => {
    expect(targetOf(['US_CC_MFA_ADMIN'])).toBe('/mfa-admin')
  })
})
