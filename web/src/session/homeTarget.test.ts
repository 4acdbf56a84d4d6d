import { beforeEach, expect, test } from 'vitest'
import { customerSession as customer } from '#src/testing/customerSession.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { actingHome, forgetLastPath, storeSharedLink, homeTarget } from './homeTarget.ts'
import { currentSession, type Session, sessionStore } from './tokens/session.store.ts'
import { clearSession, writeSession } from './tokens/sessionEntries.ts'

beforeEach(freshClient)

const target = (changes: Partial<Session> = {}, { search = '', supplyCount = 2 } = {}) =>
  homeTarget({ session: { ...customer, ...changes }, search, supplyCount })

test('opens the interrupted page before all else, once [FL-022 ST-020]', () => {
  writeSession({ lastPath: '/supplies?tabValue=1' })
  expect(target({}, { search: '?redirectTo=/landing' })).toBe('/supplies?tabValue=1')
  forgetLastPath()
  expect(target()).toBe('/dashboard')
})

test('opens the page of a shared link and keeps its query [FL-024 RT-086 RT-087]', () => {
  expect(target({}, { search: '?redirectTo=%2Fsupplies' })).toBe('/supplies')
  expect(target({}, { search: '?supply=ES1&tabValue=2' })).toBe('/supplies?supply=ES1&tabValue=2')
})

test('ignores a link or an interrupted page of another site or an unknown path', () => {
  writeSession({ lastPath: '//evil.example' })
  expect(target({}, { search: '?redirectTo=https://evil.example' })).toBe('/dashboard')
  expect(target({}, { search: '?redirectTo=/bills' })).toBe('/dashboard')
})

test('opens data protection before the home of the role [FL-025]', () =>
  expect(target({ gdprPending: true })).toBe('/gdpr'))

test('opens the supplies instead of a dashboard for none or more than five [FL-026]', () => {
  expect([0, 1, 5, 6].map((supplyCount) => target({}, { supplyCount }))).toEqual([
    '/supplies',
    '/dashboard',
    '/dashboard',
    '/supplies',
  ])
})

test('opens /landing for a user without supplies or dossiers [RT-004]', () => {
  expect(target({ roles: ['US_USER'] })).toBe('/landing')
  expect(currentSession()).toBeNull()
  expect(sessionStore.current().status).toBe('visitor')
})

const acting = { userId: 70, name: '', surname: '', sinceMs: 0, subjectRoles: [], gdprMissing: false }

test('keeps a shared link of staff for the next customer they act for, once, within the session [ST-019]', () => {
  const staff: Session = { ...customer, roles: ['US_CC'] }
  expect(actingHome()).toBe('/')
  storeSharedLink(staff, '?supply=ES1&tabValue=2')
  storeSharedLink(staff, '')
  expect(actingHome()).toBe('/?supply=ES1&tabValue=2')
  expect(sessionStorage.getItem('href')).toBe('?supply=ES1&tabValue=2')
  expect(target({ roles: ['US_CC'], acting }, { search: '?supply=ES1&tabValue=2' })).toBe(
    '/supplies?supply=ES1&tabValue=2',
  )
  storeSharedLink({ ...staff, acting }, '?supply=ES1&tabValue=2')
  expect(actingHome()).toBe('/')
  storeSharedLink(customer, '?supply=ES1')
  expect(actingHome()).toBe('/')
  storeSharedLink(staff, '?supply=ES1')
  clearSession()
  expect(sessionStorage.getItem('href')).toBeNull()
})

test('opens the home of a customer acted for, and no page of an earlier session [FL-040]', () => {
  writeSession({ lastPath: '/supplies?tabValue=1' })
  expect(target({ roles: ['US_CC'], acting })).toBe('/dashboard')
  expect(target({ roles: ['US_CC'], acting }, { supplyCount: 40 })).toBe('/supplies')
})
