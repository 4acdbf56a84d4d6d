import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Reference, startReference } from '../conformance/testing/reference.ts'
import { type Came, call, openProxied } from '../proxy/testing/proxied.ts'
import { readHar } from '../recording/readHar.ts'
import type { Redact } from '../recording/recordedCall.ts'
import { openRecorder } from '../recording/recorder.ts'
import { openReplay } from './openReplay.ts'
import { makePlayback } from './playback.ts'

let server: Reference

beforeAll(async () => {
  server = await startReference()
}, 120_000)
afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }

/** Logs a customer in and opens their pages. Resolves to the calls with their answers. */
async function visit(url: string) {
  const made: { readonly path: string; readonly came: Came }[] = []
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const came = await call(`${url}/api${path}`, { headers })
    made.push({ path, came })
    return came
  }
  const body = Buffer.from(JSON.stringify({ user: '12345678Z', password: 'Farola#29a', captcha: 'localhost' }))
  const came = await call(`${url}/api/login`, { method: 'POST', headers: json, body })
  made.push({ path: '/login', came })
  const { accessToken, user }: { accessToken: string; user: { userId: number } } = JSON.parse(came.body.toString())
  const session = { authorization: `Bearer ${accessToken}` }
  await ask('/captcha')
  await ask('/captcha')
  await ask(`/users/${user.userId}`, session)
  await ask(`/users/${user.userId}`)
  await ask('/dossiers?offset=0&limit=5', session)
  await ask('/dossiers?offset=0&limit=1', session)
  await ask('/dossiers?limit=x', session)
  await ask(`/supplypoints?filter=${encodeURIComponent('documentNumber::12345678Z')}`, session)
  return made
}

const inShort = (made: Awaited<ReturnType<typeof visit>>) =>
  made.map(({ path, came: { status, headers, body } }) => [path, status, headers['date'], body.toString()])

/** Records a visit, and returns the file and the answers. */
async function recorded(redact: Redact | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-replay-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'calls.har')
  const recorder = openRecorder(file, '1.2.3', redact)
  const proxy = await openProxied(server.url, { onCall: recorder.add })
  const made = await visit(proxy.url)
  await proxy.close()
  expect(recorder.end()).toEqual([`Recorded to ${file}.`])
  return { file, made }
}

/** Opens a server that answers from a recording. */
async function replaying(file: string, mock: string | null = null) {
  const misses: (string | null)[] = []
  const playback = makePlayback(readHar(file))
  const replay = await openReplay({
    host: '127.0.0.1',
    port: 0,
    playback,
    mock,
    onCall: (miss) => void misses.push(miss),
  })
  onTestFinished(async () => void (await replay.close()))
  return { url: replay.url, misses }
}

test('answers a recorded visit word by word, with its times', async () => {
  const { file, made } = await recorded()
  const { url, misses } = await replaying(file)
  expect(made.map(({ came }) => came.status)).toEqual([200, 200, 200, 200, 401, 200, 200, 400, 200])
  expect(inShort(await visit(url))).toEqual(inShort(made))
  expect(misses.every((miss) => miss === null)).toBe(true)
})

test('gives the n-th equal call the n-th answer, and later ones the last', async () => {
  const { file, made } = await recorded()
  const { url } = await replaying(file)
  const puzzles = made.filter(({ path }) => path === '/captcha').map(({ came }) => came.body.toString())
  const [first = '', second = ''] = puzzles
  expect(first).not.toBe(second)
  const ask = async () => (await call(`${url}/captcha`)).body.toString()
  expect([await ask(), await ask(), await ask()]).toEqual([first, second, second])
})

test('matches values in any order, and names what differs in a miss, without values', async () => {
  const { file } = await recorded()
  const { url, misses } = await replaying(file)
  expect((await call(`${url}/dossiers?limit=5&offset=0`)).status).toBe(200)
  const miss = await call(`${url}/dossiers?limit=7`, { headers: { origin: 'https://area.example' } })
  expect([miss.status, miss.headers['access-control-allow-origin']]).toEqual([404, 'https://area.example'])
  expect(JSON.parse(miss.body.toString())).toEqual({
    result: {
      codResult: 'ERROR_GENERICO',
      msgResult: 'The nearest recorded call of listDossiers differs in query/limit.',
    },
  })
  expect((await call(`${url}/contracts`)).body.toString()).toContain(
    'The recording has no call of listContracts. It has calls of logIn, getCaptcha, getUser',
  )
  expect((await call(`${url}/contract`)).body.toString()).toContain('the nearest is GET /contracts (listContracts)')
  expect(misses.filter((each) => each !== null)).toHaveLength(2)
})

test('allows a client of another origin', async () => {
  const { file } = await recorded()
  const { url } = await replaying(file)
  const headers = {
    origin: 'https://area.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'client-id,message-id',
  }
  const { status, headers: said } = await call(`${url}/captcha`, { method: 'OPTIONS', headers })
  expect([status, said['access-control-allow-origin'], said['access-control-allow-headers']]).toEqual([
    204,
    'https://area.example',
    'client-id,message-id',
  ])
})

test('answers from a reference server what was not recorded', async () => {
  const { file } = await recorded()
  const { url, misses } = await replaying(file, server.url)
  expect((await call(`${url}/appVersion?platform=ios`)).status).toBe(200)
  expect((await call(`${url}/ready`)).status).toBe(200)
  expect(misses).toEqual([
    'The recording has no call of getAppVersion. It has calls of logIn, getCaptcha, getUser, listDossiers, listSupplyPoints.',
  ])
})

test('writes each call redacted, with its operation, role and findings', async () => {
  const redact: Redact = ({ request, response, ...rest }) => ({
    ...rest,
    request: { ...request, path: '/captcha', headers: [], body: Buffer.from('hidden') },
    response: { ...response, headers: [], body: Buffer.from('hidden') },
  })
  const { file } = await recorded(redact)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/12345678Z|Farola|eyJ|ES0022|Bearer/)
  const remarks: { _acometida?: object }[] = JSON.parse(text).log.entries
  expect(remarks.map(({ _acometida }) => _acometida)).toEqual([
    { operation: 'logIn', role: 'anyone', findings: [] },
    { operation: 'getCaptcha', role: 'anyone', findings: [] },
    { operation: 'getCaptcha', role: 'anyone', findings: [] },
    { operation: 'getUser', role: expect.stringMatching(/^US_/), findings: [] },
    { operation: 'getUser', role: 'anyone', findings: [] },
    { operation: 'listDossiers', role: expect.stringMatching(/^US_/), findings: [] },
    { operation: 'listDossiers', role: expect.stringMatching(/^US_/), findings: [] },
    {
      operation: 'listDossiers',
      role: expect.stringMatching(/^US_/),
      findings: [expect.objectContaining({ rule: 'request', where: 'query/limit' })],
    },
    { operation: 'listSupplyPoints', role: expect.stringMatching(/^US_/), findings: [] },
  ])
})
