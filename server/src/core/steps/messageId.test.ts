import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import { expect, onTestFinished, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

async function calling() {
  const api = await testApi()
  const { accessToken } = await api.logIn('dossierClient')
  const call = (path: string, id: string | null, token = accessToken) => {
    const head = { authorization: `Bearer ${token}`, ...(id === null ? {} : { 'message-id': id }) }
    return api.http().get(`/api${path}`).set(head)
  }
  const customer = (await api.logIn('customer')).accessToken
  const { cups } = pointOf(api, 1, 1)
  const code = seededDossier(api, 'STATUS0001')
  return { api, call, customer, cups, force: `/forzarValidacion?codSolicitud=${code}&resultado=OK` }
}

test('rejects a GET that changes something without a message id and changes nothing', async () => {
  const { api, call, customer, cups, force } = await calling()
  const reconnect = `/meterControl?cups=${cups}&action=reconnect`
  const rows = () =>
    ['reconnection', 'coordinate_validation'].map((table) =>
      api.world().db.$client.prepare(`select count(*) from ${table}`).pluck().get(),
    )
  const before = rows()
  for (const [path, token] of [[force], [reconnect, customer]] as const) {
    const answer = await call(path, null, token)
    expect(outcome(answer)).toBe('400 ERROR_GENERICO')
    expect(answer.body.violations).toEqual([{ where: 'header/message-id', problem: 'is missing' }])
    for (const wrong of ['7', '16-short-1', `16-ABCDEFGHIJKLMNO-0`]) {
      const { body } = await call(path, wrong, token).expect(400)
      expect(body.violations[0].problem).toContain('must be such as 7-ABCDEFGHIJKLMNO-3')
    }
  }
  expect(rows()).toEqual(before)
  expect(outcome(await call(force, '16-ABCDEFGHIJKLMNO-1'))).toBe('200 0000')
  expect(outcome(await call(reconnect, '1-ABCDEFGHIJKLMNO-1', customer))).toBe('200 0000')
  expect(rows()).not.toEqual(before)
})

test('answers 401 to a caller without a session before it asks for the id', async () => {
  const { api, force } = await calling()
  expect(outcome(await api.http().get(`/api${force}`))).toBe('401 9002')
})

test('asks for the id in controlMeter and forceValidation only', async () => {
  const { call } = await calling()
  expect(outcome(await call('/dossiers', null))).toBe('200 0000')
  const asking = Object.entries(operations).filter(([, { needsMessageId }]) => needsMessageId)
  expect(asking.map(([id]) => id).toSorted()).toEqual(['controlMeter', 'forceValidation'])
})

test('forbids caching a GET that changes something', async () => {
  const { call, force } = await calling()
  const { headers } = await call(force, '16-ABCDEFGHIJKLMNO-1')
  expect(headers['cache-control']).toBe('no-store')
})

test('uses the message id header and format of an installation, also in CORS [CF-016]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'config.json')
  const messageId = { header: 'X-MessageId', separator: '/', first: 0 }
  writeFileSync(file, JSON.stringify({ headers: { 'X-Application': 'area' }, messageId }))
  const api = await testApi({ CLIENT_CONFIG: file, CORS_ORIGINS: 'https://area.example' })
  const { accessToken } = await api.logIn('customer')
  const pay = (name: string, id: string) =>
    api
      .http()
      .post('/api/cardPayment')
      .set({ authorization: `Bearer ${accessToken}`, [name]: id })
      .send({ bills: ['FE202602000001001'], idempotencyKey: `key-of-a-payment-${id.length}` })
  const first = await pay('x-messageid', '1/ABCDEFGHIJKLMNO/0')
  expect(outcome(first)).toBe('200 0000')
  expect((await pay('x-messageid', '1/ABCDEFGHIJKLMNO/0')).text).toBe(first.text)
  const { cups } = pointOf(api, 1, 1)
  const reconnect = api.http().get(`/api/meterControl?cups=${cups}&action=reconnect`)
  const refused = await reconnect.set({ authorization: `Bearer ${accessToken}`, 'message-id': '1-ABCDEFGHIJKLMNO-1' })
  expect(refused.body.violations).toEqual([{ where: 'header/x-messageid', problem: 'is missing' }])
  const { headers } = await api
    .http()
    .options('/api/listBills')
    .set({ origin: 'https://area.example', 'access-control-request-method': 'GET' })
  expect(headers['access-control-allow-headers']).toBe(
    'authorization, content-type, x-application, x-messageid, x-sandbox, prefer',
  )
})
