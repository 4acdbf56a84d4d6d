import { beforeEach, expect, test } from 'vitest'
import { openSession } from '#src/session/tokens/openSession.ts'
import { currentSession, sessionStore } from '#src/session/tokens/session.store.ts'
import { storedSession } from '#src/session/tokens/storedSession.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { actor } from '#src/testing/customerSession.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { addRole, applyRoles } from './applyRoles.ts'

beforeEach(() => {
  freshClient()
  openSession(openingAnswer('0000', { realmUser: { userProfiles: 'US_USER' } }))
})

const roles = () => [currentSession()?.roles, storedSession()?.roles]

test('takes over the roles of a call at once, and keeps them over a reload', () => {
  applyRoles('US_USER,US_SUPPLYPOINT_CLIENT')
  addRole('US_DOSSIER_CLIENT')
  addRole('US_DOSSIER_CLIENT')
  const all = ['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT']
  expect(roles()).toEqual([all, all])
})

test('keeps the roles of an actor and gives the new ones to the customer', () => {
  const state = sessionStore.current()
  if (state.status !== 'open') throw new Error('a session is open')
  sessionStore.set({ ...state, session: { ...state.session, roles: ['US_CC'], acting: actor } })
  applyRoles('US_USER,US_SUPPLYPOINT_CLIENT')
  addRole('US_DOSSIER_CLIENT')
  expect(currentSession()?.roles).toEqual(['US_CC'])
  expect(currentSession()?.acting?.subjectRoles).toEqual(['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT'])
})
