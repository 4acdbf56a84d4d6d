import type { Role } from '@acometida/api-spec/rules/person/roles'
import { expect, test } from 'vitest'
import { accessAt } from '#src/app/screens.ts'
import { actor as acting, customerSession } from '#src/testing/customerSession.ts'
import { guardVerdict, type Situation } from './guard.ts'
import { isPaymentPath } from './publicPaths.ts'
import type { Session, SessionState } from './tokens/session.store.ts'

const visitor: SessionState = { status: 'visitor', ended: null }

type OpenState = Extract<SessionState, { status: 'open' }>

function open(roles: readonly Role[] = ['US_USER'], changes: Partial<Session> = {}): OpenState {
  return {
    status: 'open',
    session: { ...customerSession, roles, ...changes },
  }
}

const verdict = (path: string, state: SessionState, changes: Partial<Situation> = {}) =>
  guardVerdict({ state, path, search: '', from: undefined, offlinePayment: false, ...changes }, accessAt(path))

test('sends a visitor to the log-in, which then leads to the page [RO-066 RO-080]', () => {
  expect(verdict('/supplies', visitor, { search: '?tabValue=1' })).toEqual({
    kind: 'go',
    to: '/login?redirectTo=%2Fsupplies%3FtabValue%3D1',
  })
  expect(verdict('/landing', visitor)).toEqual({ kind: 'go', to: '/login' })
})

test('names no page for the log-in after a session that ended', () => {
  expect(verdict('/supplies', { status: 'visitor', ended: 'logout' })).toEqual({ kind: 'go', to: '/login' })
})

test('lets the page wait while the session starts', () => {
  const { status: _status, ...session } = open()
  expect(verdict('/supplies', { status: 'starting', ...session })).toEqual({ kind: 'wait' })
})

test('puts data protection before every page, and leads back to it [FL-025 RT-023]', () => {
  const pending = open(['US_USER'], { gdprPending: true })
  expect(verdict('/supplies', pending, { search: '?a=1' })).toEqual({ kind: 'go', to: '/gdpr', from: '/supplies?a=1' })
  expect(verdict('/gdpr', pending)).toEqual({ kind: 'enter' })
  expect(verdict('/gdpr', open(), { from: '/supplies?a=1' })).toEqual({ kind: 'go', to: '/supplies?a=1' })
  expect(verdict('/gdpr', open())).toEqual({ kind: 'go', to: '/' })
})

test('keeps the user on the page of an outdated app', () => {
  expect(verdict('/version-enforcer', open(['US_USER'], { gdprPending: true }))).toEqual({ kind: 'enter' })
})

test('applies the guards in order: payment bridge, session, data protection, call centre [RO-080 RO-078]', () => {
  const barred = open(['US_CC', 'SU_UFD'], { gdprPending: true })
  expect(verdict('/gestionUsuarios', visitor, { offlinePayment: true })).toEqual({ kind: 'clear' })
  expect(verdict('/offlinepayment', open(), { offlinePayment: true })).toEqual({ kind: 'enter' })
  expect(verdict('/successofflinepayment/3', open(), { offlinePayment: true })).toEqual({ kind: 'enter' })
  expect(verdict('/gestionUsuarios', visitor)).toMatchObject({ kind: 'go' })
  expect(verdict('/gestionUsuarios', barred)).toMatchObject({ kind: 'go', to: '/gdpr' })
  expect(verdict('/gestionUsuarios', open(['US_CC', 'SU_UFD']))).toEqual({ kind: 'clear' })
})

test.each(['SU_UFD', 'MANAGER_ADMIN_ASOC', 'MANAGER_ADMIN_ENT'] as const)(
  'clears the session of %s on the management pages [RO-008]',
  (role) => {
    const paths = ['/gestionAverias', '/gestionAverias/resultPage', '/consultas-informes', '/gestionUsuarios']
    const all = [...paths, '/gestionUsuariosCallCenter', '/controlMensajeria']
    expect(all.map((path) => verdict(path, open(['US_CC', 'US_CC_WHITELIST', role])).kind)).toEqual(
      all.map(() => 'clear'),
    )
  },
)

test('leads from an empty list to the page that binds a first supply or dossier', () => {
  expect(verdict('/supplies', open())).toEqual({ kind: 'go', to: '/suppliesVinculation' })
  expect(verdict('/provisions', open())).toEqual({ kind: 'go', to: '/provisionsVinculation' })
  expect(verdict('/supplies', open(['US_SUPPLYPOINT_CLIENT']))).toEqual({ kind: 'enter' })
})

test('refuses pages for others, and pages of customers to staff who act for nobody', () => {
  expect(verdict('/admin', open())).toEqual({ kind: 'refuse', why: 'noAccess' })
  expect(verdict('/dashboard', open(['US_CC']))).toEqual({ kind: 'refuse', why: 'chooseCustomer' })
  expect(verdict('/dashboard', open(['US_CC'], { acting }))).toEqual({ kind: 'enter' })
})

test('admits only US_CC_WHITELIST to the call-centre users [RO-007]', () => {
  expect(verdict('/gestionUsuariosCallCenter', open(['US_CC']))).toEqual({ kind: 'clear' })
  expect(verdict('/gestionUsuariosCallCenter', open(['US_CC', 'US_CC_WHITELIST']))).toEqual({ kind: 'enter' })
})

test('keeps the payment bridge on the payment and its confirmation, and clears it on similar paths [RO-079]', () => {
  for (const path of ['/offlinepayment', '/successofflinepayment/kzF1n9'])
    expect([isPaymentPath(path), verdict(path, open([]), { offlinePayment: true })]).toEqual([true, { kind: 'enter' }])
  for (const path of ['/', '/login', '/offlinepayments', '/successofflinepayment', '/landing'])
    expect([isPaymentPath(path), verdict(path, open([]), { offlinePayment: true })]).toEqual([false, { kind: 'clear' }])
})
