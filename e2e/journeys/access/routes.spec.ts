import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { changePath } from '#support/goInside.ts'
import { loadingParts } from '#support/loadingParts.ts'
import type { Persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

/**
 * The result of opening an address: the screen; the list of supplies instead; the screen that binds a first supply or
 * dossier; a prompt to choose a customer; no access; or a cleared session (decision: C-081 to C-083, C-211 of the
 * specification's questions).
 */
type Outcome = 'screen' | 'list' | 'bind' | 'choose' | 'none' | 'cleared'

const OPEN = {
  '/dashboard': 'screen',
  '/requests': 'screen',
  '/payments': 'screen',
  '/notifications': 'screen',
  '/managers': 'screen',
  '/consultants': 'screen',
  '/profile': 'screen',
} as const
const NO_STAFF = {
  '/admin': 'none',
  '/gestionAverias': 'none',
  '/consultas-informes': 'none',
  '/gestionUsuarios': 'none',
  '/controlMensajeria': 'none',
  '/mfa-admin': 'none',
  '/association': 'none',
  '/enterprise': 'none',
  '/gestionUsuariosCallCenter': 'cleared',
} as const
const CUSTOMERS = { ...OPEN, ...NO_STAFF, '/supplies': 'bind', '/provisions': 'bind' } as const
/** The dashboard is for one to five supplies. With none the tab of supplies leads on, with more the list opens. */
const NO_DASHBOARD = { '/dashboard': 'bind' } as const
const MANY_DELEGATED = { '/dashboard': 'list', '/supplies': 'screen' } as const
const STAFF = {
  '/dashboard': 'choose',
  '/requests': 'choose',
  '/payments': 'choose',
  '/managers': 'choose',
  '/consultants': 'choose',
  '/supplies': 'choose',
  '/provisions': 'choose',
  '/notifications': 'screen',
  '/profile': 'screen',
  '/admin': 'screen',
  '/gestionAverias': 'screen',
  '/consultas-informes': 'screen',
  '/gestionUsuarios': 'screen',
  '/controlMensajeria': 'screen',
  '/mfa-admin': 'none',
  '/association': 'none',
  '/enterprise': 'none',
  '/gestionUsuariosCallCenter': 'cleared',
} as const
const BARRED = {
  '/gestionAverias': 'cleared',
  '/consultas-informes': 'cleared',
  '/gestionUsuarios': 'cleared',
  '/controlMensajeria': 'cleared',
  '/gestionUsuariosCallCenter': 'cleared',
} as const

const matrices: readonly (readonly [
  who: Persona['key'],
  role: string,
  ids: string,
  Readonly<Record<string, Outcome>>,
])[] = [
  ['unbound', 'US_USER', 'RO-022', { ...CUSTOMERS, ...NO_DASHBOARD }],
  // Delegated supplies are in the list.
  ['manager', 'US_MANAGER', 'RO-026', { ...CUSTOMERS, ...MANY_DELEGATED }],
  ['consultant', 'US_CONSULTANT', 'RO-030', { ...CUSTOMERS, ...MANY_DELEGATED }],
  ['prosumer', 'US_SUPPLYPOINT_CLIENT', 'RO-034', { ...CUSTOMERS, '/supplies': 'screen' }],
  ['dossierClient', 'US_DOSSIER_CLIENT', 'RO-038', { ...CUSTOMERS, ...NO_DASHBOARD, '/provisions': 'screen' }],
  ['agent', 'US_CC', 'RO-042 RO-007', STAFF],
  ['administrator', 'US_CC_WHITELIST', 'RO-046', { ...STAFF, '/gestionUsuariosCallCenter': 'screen' }],
  ['mfaAdministrator', 'US_CC_MFA_ADMIN', 'RO-050', { ...STAFF, '/mfa-admin': 'screen' }],
  [
    'association',
    'MANAGER_ADMIN_ASOC',
    'RO-054 RO-008 RO-010',
    { ...CUSTOMERS, ...BARRED, ...NO_DASHBOARD, '/association': 'screen' },
  ],
  [
    'enterprise',
    'MANAGER_ADMIN_ENT',
    'RO-058 RO-008 RO-010',
    { ...CUSTOMERS, ...BARRED, ...NO_DASHBOARD, '/enterprise': 'screen' },
  ],
  ['utilityAdmin', 'SU_UFD', 'RO-062 RO-008 RO-010', { ...STAFF, ...BARRED }],
]

/**
 * Whether a user types an address. Each log-in is followed by a typed address, and the user goes to the rest inside the
 * client. In addition, each address is typed by one of the users, a customer or staff.
 */
const isTyped = (address: number, role: number) => address % matrices.length === role

for (const [role, [who, title, ids, matrix]] of matrices.entries())
  test(`opens, binds, refuses or clears each address for ${title}, after data protection [${ids}]`, async ({
    page,
    world,
  }) => {
    const seen: Record<string, Outcome> = {}
    let inside = false
    for (const [address, path] of Object.keys(matrix).entries()) {
      if (inside && !isTyped(address, role)) await follow(page, path)
      else {
        if (!inside) await enter(page, world, who)
        await page.goto(path, { waitUntil: 'commit' })
      }
      const outcome = await outcomeOf(page, path)
      seen[path] = outcome
      inside = outcome !== 'cleared'
      expect(await hasSession(page), `${path} and the session`).toBe(inside)
    }
    expect(seen).toEqual(matrix)

    await world.scenario('consentWithdrawn', who)
    await enter(page, world, who)
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/gdpr$/)
    await changePath(page, '/notifications')
    await expect(page).toHaveURL(/\/gdpr$/)
  })

/** Opens a session of a persona in the tab, in place of any earlier one. */
async function enter(page: Page, world: World, who: Persona['key']): Promise<void> {
  const { storage } = await world.logIn(who)
  // A page of the client would meanwhile use or clear the session.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => {
    sessionStorage.clear()
    for (const { key, value } of kept) sessionStorage.setItem(key, value)
  }, storage)
}

/**
 * Goes to an address as a link does, without a new page. It goes by way of the not-found page, whose title no address
 * in a table has.
 */
async function follow(page: Page, path: string): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: 'No encontramos esa página' })
  await changePath(page, '/not-found')
  await expect(between).toBeVisible()
  await changePath(page, path)
  await expect(between, path).toHaveCount(0)
}

const hasSession = (page: Page) => page.evaluate(() => sessionStorage.getItem('id') !== null)

async function outcomeOf(page: Page, path: string): Promise<Outcome> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title, path).toBeVisible()
  // The title of a dashboard appears before the client knows whether its supplies lead elsewhere.
  await expect(loadingParts(page), path).toHaveCount(0)
  await expect(title, path).toBeVisible()
  // The title of the log-in appears before the client knows whether there is a session.
  if (await page.getByText('por seguridad, hemos cerrado la sesión').isVisible()) return 'cleared'
  const text = await title.textContent()
  const { pathname } = new URL(page.url())
  if (pathname.endsWith('Vinculation')) return 'bind'
  if (path === '/dashboard' && pathname === '/supplies') return 'list'
  expect(pathname).toBe(path)
  if (text === 'Esta página no es para su perfil') return 'none'
  return text === 'Elija primero un cliente' ? 'choose' : 'screen'
}
