import { afterEach, expect, test, vi } from 'vitest'
import { callingFiles } from './callingFiles.ts'
import { takeDeviations } from './deviations.ts'
import { fakeFetch } from './fakeFetch.ts'
import { fakeUploads } from './fakeUpload.ts'
import { deviationsOf } from './heldCalls.ts'
import { publishedOperations } from './publishedOperations.ts'
import { beyond, specifiedCalls } from './specifiedCalls.ts'

afterEach(() => vi.unstubAllGlobals())

const queryOf = (query: Readonly<Record<string, string>>) => ({ query: new URLSearchParams(query) })
const sent = (body: unknown) => ({ query: new URLSearchParams(), body })

test('the list has a line for each operation that the client calls, and for no other', () => {
  expect(Object.keys(specifiedCalls).toSorted()).toEqual([...callingFiles().keys()].toSorted())
})

test('the contract says of each call that the specification does not have what the client does where an API has none', () => {
  const replaceable = publishedOperations().filter((operation) => operation['x-without'] !== undefined)
  const lacking = Object.entries(specifiedCalls).flatMap(([id, call]) => (call === beyond ? [id] : []))
  expect(replaceable.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(lacking))
  expect(lacking.length).toBeGreaterThan(5)
})

test('a call in the shape of the specification has no fault', () => {
  const sorted = { sort: '-REGISTER_DATE', limit: '9999' }
  expect(deviationsOf('listDossiers', queryOf({ filter: 'docNumber::12345678Z|dossierCod::EXP1', ...sorted }))).toEqual(
    [],
  )
  expect(deviationsOf('refreshTokens', sent({ user: '12345678Z', refresh_token: 'r' }))).toEqual([])
  expect(deviationsOf('queryNotifications', sent([{ type: 'REQUEST', code: 'SR1', date: '20260316000000' }]))).toEqual(
    [],
  )
})

test('a name that the specification does not have is a fault: of the query, the filter, the body, and inside of it', () => {
  const owned = 'documentNumber::12345678Z'
  expect(deviationsOf('listSupplyPoints', queryOf({ filter: owned, page: '1' }))).toEqual([
    'listSupplyPoints has no page in the specification',
  ])
  expect(deviationsOf('listSupplyPoints', queryOf({ filter: `${owned}|zip~~1,2` }))).toEqual([
    'listSupplyPoints has no filter.zip in the specification',
  ])
  expect(deviationsOf('setUserRoles', sent({ roles: [], reason: '' }))).toEqual([
    'setUserRoles has no body.reason in the specification',
  ])
  expect(deviationsOf('createDelegations', sent({ cups: [], delegate: { role: 'US_MANAGER', nif: '' } }))).toEqual([
    'createDelegations has no body.delegate.nif in the specification',
  ])
})

test('a name that the specification always has is a fault where it is left out', () => {
  expect(deviationsOf('getDossier', queryOf({}))).toEqual([
    'getDossier always has filter.docNumber in the specification',
  ])
  expect(deviationsOf('refreshTokens', sent({ user: '12345678Z' }))).toEqual([
    'refreshTokens always has body.refresh_token in the specification',
  ])
})

test('a call that comes in several ways is whole in one of them', () => {
  expect(deviationsOf('bindUser', sent({ dossierCod: 'EXP1' }))).toEqual([])
  expect(deviationsOf('bindUser', sent({}))).toEqual([
    'bindUser has in the specification body.cups, or body.dossierCod',
  ])
})

test('fake calls and uploads are checked against the list, whatever their outcome', async () => {
  const fetch = fakeFetch({ 'GET /userRoles/7': () => ({ content: {} }) })
  await fetch('/api/userRoles/7?all=1')
  await fetch('/api/whatever?all=1').catch(() => undefined)
  await fetch('/api/tokens', { method: 'PUT', body: '{"user":"1"}' }).catch(() => undefined)
  fakeUploads()
  const upload = new XMLHttpRequest()
  upload.open('POST', '/api/documentum')
  upload.send('{"name":"a.pdf"}')
  expect(takeDeviations()).toEqual([
    'getUserRoles has no all in the specification',
    'refreshTokens always has body.refresh_token in the specification',
    'uploadDocument has no body.name in the specification',
  ])
  expect(takeDeviations()).toEqual([])
})
