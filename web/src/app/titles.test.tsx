import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { waitFor } from '@testing-library/react'
import { generatePath, matchPath } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES } from '#src/base/i18n/languages.ts'
import { withNotice } from '#src/domain/notification/shownNotice.ts'
import { openSession } from '#src/session/tokens/openSession.ts'
import { simulatedShell, usualSwitches } from '#src/shell/simulatedShell.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { ownSupplies } from '#src/testing/answers/ownSupplies.ts'
import { dossierDetailIn } from '#src/testing/dossierIn.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderRoutes } from '#src/testing/renderScreen.tsx'
import { startLanguage, startTexts } from '#src/testing/texts.ts'
import { findRoutes, routes } from './routes.tsx'
import { isPublicScreen, screenPaths } from './screens.ts'

/** How to open a screen that its address alone does not open. */
interface Visit {
  readonly params?: { readonly hash: string; readonly email: string }
  readonly search?: string
  /** The history state that the previous screen left. */
  readonly state?: object
  /** The calls that are answered. Any other call stays pending. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** The screen has a first title while it works, and its own title after the answer. */
  readonly works?: true
  /** The roles of the user. By default a customer's. */
  readonly roles?: string
}

const CUSTOMER = 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT'
const user = '12345678Z'
const supply = example('SupplyPoint')
const supplies = { 'GET /supplypoints': ownSupplies(supply) }
const requestQuery = '?request=SR20260031'
const requests = { 'GET /serviceRequests': { content: example('listServiceRequests', 'open') } }
const place = { search: '?zip=15705' }
const draft = { search: '?dossier=EXP202600000101' }
const noDelegations = { 'GET /delegations': { content: example('listDelegations', 'none') } }
const dossier = dossierDetailIn('quoted')
const ofDossier: Visit = {
  search: `?dossier=${dossier.summary.dossierCod}`,
  answers: { [`GET /dossiers/${dossier.summary.dossierCod}`]: { content: { dossier } } },
}
const visits: Readonly<Record<string, readonly Visit[]>> = {
  [paths.updatePassword]: [{ state: { user } }, { state: { user, codeSent: true } }],
  [paths.changeEmail]: [{}, { state: { sentTo: 'lucia.ferreiro@correo.gal' } }],
  [paths.confirmEmail]: [{}],
  [paths.changePasswordByLink]: [{}, { params: { hash: 'link', email: 'read' } }],
  [paths.notification]: [
    { state: withNotice({ id: '1', title: 'Corte', body: '', at: '2026-03-12T09:00:00Z', read: true, target: null }) },
  ],
  [paths.request]: [{ search: requestQuery }, { search: requestQuery, works: true, answers: requests }],
  [paths.searchUser]: [{ roles: 'US_CC' }],
  [paths.callCentreUsers]: [{ roles: 'US_CC_WHITELIST' }],
  [paths.users]: [{ roles: 'US_CC' }],
  [paths.mfaAdmin]: [{ roles: 'US_CC_MFA_ADMIN' }],
  [paths.messages]: [{ roles: 'US_CC' }],
  [paths.reports]: [{ roles: 'US_CC' }],
  [paths.failures]: [{ roles: 'US_CC' }],
  [paths.failurePanel]: [{ roles: 'US_CC', search: '?postalCode=15705' }],
  [paths.failureResult]: [{ roles: 'US_CC' }],
  [paths.association]: [{ roles: 'MANAGER_ADMIN_ASOC' }],
  [paths.enterprise]: [{ roles: 'MANAGER_ADMIN_ENT' }],
  [paths.managerProfile]: [{ answers: noDelegations }],
  [paths.consultantProfile]: [{ answers: noDelegations }],
  [paths.provisionPayment]: [{ search: '?dossier=EXP202600001001' }],
  [paths.newProvisionInMind]: [place],
  [paths.editInstallationsInMind]: [place],
  [paths.newGenerationInMind]: [place],
  [paths.newGenerationQuestions]: [place],
  [paths.editProvisionInMind]: [draft],
  [paths.newProvisionSteps]: [draft],
  [paths.editInstallationsSteps]: [draft],
  [paths.newGenerationSteps]: [draft],
  [paths.editProvisionSteps]: [draft],
  [paths.supplyDetail]: [{ search: `?supply=${supply.cups}`, answers: supplies }],
  [paths.provisionDetail]: [ofDossier],
  [paths.provisionData]: [ofDossier],
  [paths.provisionBudget]: [ofDossier],
  [paths.provisionWorks]: [ofDossier],
  [paths.provisionClosure]: [ofDossier],
}
/** Screens that redirect at once. */
const passages: ReadonlySet<string> = new Set([paths.invitation])

beforeEach(freshClient)
afterEach(async () => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
  await startTexts('es')
})

/** The window's title once the screen is shown. */
async function titleOf(
  path: string,
  { params, search = '', state, answers = {}, works, roles = CUSTOMER }: Visit,
): Promise<string> {
  freshClient()
  let answerNow = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answerNow = resolve))
  if (!works) answerNow()
  vi.stubGlobal('fetch', answering(answers, mayAnswer))
  // Only the app has a welcome screen.
  vi.stubGlobal('acometidaShell', path === paths.welcome ? simulatedShell(() => usualSwitches) : undefined)
  const changes = {
    user: { gdprAccepted: path === paths.gdpr ? '0' : '1' },
    realmUser: { userProfiles: roles },
  } as const
  if (!isPublicScreen(path)) openSession(openingAnswer('0000', changes))
  document.title = ''
  const at = { pathname: generatePath(path, { ...PARAMS, ...params }), search, state }
  const { place, unmount } = renderRoutes(routes, at, findRoutes)
  await titleAfter('', path)
  if (works) {
    const atWork = document.title
    answerNow()
    await titleAfter(atWork, path)
  }
  expect(matchPath(path, place().split('?')[0] ?? ''), `${path} leads to ${place()}`).not.toBeNull()
  const { title } = document
  unmount()
  return title
}

const titleAfter = (last: string, path: string) => waitFor(() => expect(document.title, path).not.toBe(last))
const PARAMS = { hash: 'x', email: 'lucia.ferreiro@correo.gal', successorderid: 'x', delegationIds: '31', action: 'x' }

/** A server that answers only the given calls, and only after `mayAnswer`. Any other call stays pending. */
function answering(answers: Readonly<Record<string, Answer>>, mayAnswer: Promise<void>): typeof fetch {
  const handlers = Object.fromEntries(
    Object.entries(answers).map(([call, answer]): [string, Handler] => [call, () => mayAnswer.then(() => answer)]),
  )
  const known = fakeFetch(handlers)
  return (input, options) => known(input, options).catch(() => new Promise(() => {}))
}

/** Loads the code of the whole client, which takes a busy machine longer than the default minute. */
const TIMEOUT_MS = 180_000

test.each(LANGUAGES)(
  'gives every screen its texts and a title of its own, in %s',
  { timeout: TIMEOUT_MS },
  async (language) => {
    // A page loads the texts of a screen once, with its code, so only the first language tests that.
    await (language === LANGUAGES[0] ? startLanguage(language) : startTexts(language))
    const screensOf = new Map<string, Set<string>>()
    for (const path of screenPaths.filter((screen) => !passages.has(screen)))
      for (const visit of visits[path] ?? [{}]) {
        const title = await titleOf(path, visit)
        screensOf.set(title, (screensOf.get(title) ?? new Set()).add(path))
      }
    expect(
      [...screensOf].filter(([, screens]) => screens.size > 1).map(([title, screens]) => [title, ...screens]),
    ).toEqual([])
  },
)
