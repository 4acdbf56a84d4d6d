import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { portOf } from '../lib/portOf.ts'
import { type Reference, startReference } from './testing/reference.ts'

let server: Reference
/** The API of the server without its control API, like that of another company. */
let front: Server
let baseUrl: string
const made: string[] = []

beforeAll(async () => {
  server = await startReference()
  front = createServer((asked, given) => {
    const { url = '', method, headers } = asked
    if (!url.startsWith('/v1/')) return void given.writeHead(404).end()
    made.push(`${method} ${url}`)
    const passed = request(`${server.url}/api${url.slice(3)}`, { method, headers }, (came) => {
      given.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(given)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${portOf(front)}/v1`
}, 120_000)
afterEach(() => {
  made.length = 0
  vi.unstubAllEnvs()
})
afterAll(async () => {
  front.closeAllConnections()
  await new Promise((resolve) => front.close(resolve))
  await server.stop()
})

async function conformance(config: object, ...words: readonly string[]) {
  const file = join(server.folder, 'config.json')
  writeFileSync(file, JSON.stringify(config))
  return server.conformance('--base-url', baseUrl, '--config', file, '--rate', '0', ...words)
}

const customer = { user: '12345678Z', password: '$CUSTOMER_PASSWORD' }

test('asks a real API as a logged-in customer only what changes nothing', async () => {
  vi.stubEnv('CUSTOMER_PASSWORD', 'Farola#29a')
  const only = 'listBills,getUser,listDossiers,updateUser,deleteUser,controlMeter,listUserRoles'
  const { code, said } = await conformance({ callers: { customer } }, '--only', only)
  expect(said.split('\n')[0]).toBe('exercised 3/7 · right 3 · broken 0 · drifted 0 · not judged 4 · absent 0')
  expect(said).toContain('not judged deleteUser: run with --effects lasting')
  expect(said).toContain('not judged listUserRoles: no caller may call it: add callers.agent or callers.administrator')
  expect(code).toBe(0)
  // Calls without a session test the gate, or look for the operation, and are about somebody who does not exist.
  const writes = made.filter((each) => !each.startsWith('GET') && !each.endsWith('/login'))
  expect(writes.toSorted()).toEqual(['DELETE /v1/users/999999', 'PUT /v1/users/999999'])
})

test('suggests an example for a code that no call of a real API was answered with', async () => {
  const words = ['--only', 'checkLoginUser', '--effects', 'lasting', '--report', 'html', '--output', server.folder]
  const { code } = await conformance({}, ...words)
  expect(code).toBe(0)
  const report = readFileSync(join(server.folder, 'conformance.html'), 'utf8')
  expect(report).toContain('not judged: no call was answered with it. To provoke it: POST /login')
})

test('asks only the gates without callers', async () => {
  const { code, said } = await conformance({}, '--only', 'listBills,getUser', '--level', '1')
  expect([code, said.split('\n')[0]]).toEqual([
    0,
    'exercised 2/2 · right 2 · broken 0 · drifted 0 · not judged 0 · absent 0',
  ])
  expect((await conformance({}, '--only', 'listBills', '--level', '2')).code).toBe(3)
})

test('exits with 3 after a wrong password, which opens no session', async () => {
  const { code, said } = await conformance(
    { callers: { customer: { user: '12345678Z', password: 'x' } } },
    '--only',
    'listBills',
  )
  expect(code).toBe(3)
  expect(said).toContain('no caller is logged in')
})

test('names a variable that the environment lacks', async () => {
  const { code, said } = await conformance({ callers: { customer } })
  expect([code, said]).toEqual([
    2,
    'The configuration uses $CUSTOMER_PASSWORD, and the environment variable CUSTOMER_PASSWORD is not set.',
  ])
})

test('checks preflights where the client has another origin', async () => {
  const words = ['--only', 'getUser', '--level', '1'] as const
  const { code, said } = await conformance({ origin: 'https://area.example' }, ...words)
  expect(code).toBe(1)
  expect(said).toContain('broken: cors: expected access-control-allow-origin: https://area.example')
})

test('keeps values of calls and tokens out of reports of a real API', async () => {
  vi.stubEnv('CUSTOMER_PASSWORD', 'Farola#29a')
  const config = { callers: { customer, agent: { token: 'a-secret-token' } }, origin: 'https://area.example' }
  const words = [
    '--only',
    'getUser,listBills,listUserRoles',
    '--report',
    'json,junit,md,html',
    '--output',
    server.folder,
  ]
  const { said } = await conformance(config, ...words)
  expect(said).toMatch(/^exercised/)
  const files = ['json', 'xml', 'md', 'html'].map((ending) =>
    readFileSync(join(server.folder, `conformance.${ending}`), 'utf8'),
  )
  const whole = [said, ...files].join('\n')
  expect(whole).toContain("curl -X GET '")
  expect(whole).not.toMatch(/a-secret-token|eyJ|12345678Z|ES0022|Farola|Luc/)
})
