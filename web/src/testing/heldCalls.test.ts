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

test('has a line for each operation that the client calls, and for no other', () => {
  expect(Object.keys(specifiedCalls).toSorted()).toEqual([...callingFiles().keys()].toSorted())
})

test('requires in the contract a replacement for each call beyond the specification', () => {
  const replaceable = publishedOperations().filter((operation) => operation['x-without'] !== undefined)
  const lacking = Object.entries(specifiedCalls).flatMap(([id, call]) => (call === beyond ? [id] : []))
  expect(replaceable.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(lacking))
  expect(lacking.length).toBeGreaterThan(5)
})

test('accepts a call in the shape of the specification', () => {
  const sorted = { sort: '-REGISTER_DATE', limit: '9999' }
  expect(deviationsOf('listDossiers', queryOf({ filter: 'docNumber::12345678Z|dossierCod::EXP1', ...sorted }))).toEqual(
    [],
  )
  expect(deviationsOf('refreshTokens', sent({ user: '12345678Z', refresh_token: 'r' }))).toEqual([])
  expect(deviationsOf('queryNotifications', sent([{ type: 'REQUEST', code: 'SR1', date: '20260316000000' }]))).toEqual(
    [],
  )
})

test('reports a name of the query, the filter or the body that the specification lacks', () => {
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

test('reports a name that is left out and always in the specification', () => {
  expect(deviationsOf('getDossier', queryOf({}))).toEqual([
    'getDossier always has filter.docNumber in the specification',
  ])
  expect(deviationsOf('refreshTokens', sent({ user: '12345678Z' }))).toEqual([
    'refreshTokens always has body.refresh_token in the specification',
  ])
})

test('accepts a call that is whole in one of its ways', () => {
  expect(deviationsOf('bindUser', sent({ dossierCod: 'EXP1' }))).toEqual([])
  expect(deviationsOf('bindUser', sent({}))).toEqual([
    'bindUser has in the specification body.cups, or body.dossierCod',
  ])
})

test('checks fake calls and uploads against the list, whatever their outcome', async () => {
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
