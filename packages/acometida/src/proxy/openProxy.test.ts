import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttps, request as requestHttps } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { makeFaults } from '@acometida/server/control/faults/faults'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../lib/portOf.ts'
import type { JudgedCall } from './judgeCall.ts'
import { makeTally } from './tally.ts'
import { call, openApi, openProxied } from './testing/proxied.ts'

const done = { codResult: '0000', msgResult: 'Hecho.' }
const json = { 'content-type': 'application/json' }
const puzzle = { result: done, challenge: 'abc' }

/** A proxy in front of an API that gives every request the same answer. */
async function answering(
  content: string | Buffer,
  settings: Parameters<typeof openProxied>[1] = {},
  headers: Record<string, string | string[]> = json,
  status = 200,
) {
  let times = 0
  const api = await openApi((_asked, given) => {
    times += 1
    given.writeHead(status, headers).end(content)
  })
  onTestFinished(api.close)
  const proxy = await openProxied(api.url, settings)
  onTestFinished(proxy.close)
  return { ...proxy, times: () => times }
}

/** A summary of the findings in all calls. */
const inShort = (found: readonly JudgedCall[]) =>
  found.map(({ operation, findings }) => [
    operation,
    ...findings.map(({ severity, rule, where }) => `${severity} ${rule} ${where}`.trim()),
  ])

const errorOf = (body: Buffer): string => JSON.parse(body.toString()).result.msgResult

test('passes a broken answer unchanged and reports it', async () => {
  const wrong = JSON.stringify({ result: done, challenge: 3 })
  const { url, found, close } = await answering(wrong)
  const came = await call(`${url}/api/captcha`)
  expect([came.status, came.body.toString()]).toEqual([200, wrong])
  await call(`${url}/captcha?limit=x`)
  await close()
  expect(inShort(found())).toEqual([
    ['getCaptcha', 'broken shape challenge'],
    ['getCaptcha', 'broken request query/limit', 'broken shape challenge'],
  ])
})

test('tells calls that the contract does not have, and nothing of what a browser asks for a page', async () => {
  const foreign: string[] = []
  const { url, close } = await answering('{}', { onForeign: (told) => void foreign.push(told) })
  await call(`${url}/posts/7`)
  await call(`${url}/posts`, { headers: { 'sec-fetch-dest': 'empty' } })
  await call(`${url}/assets/start.js`, { headers: { 'sec-fetch-dest': 'script' } })
  await call(`${url}/posts`, { method: 'OPTIONS' })
  await call(`${url}/posts`, { headers: { accept: 'text/html' } })
  await close()
  expect(foreign).toEqual(['GET /posts', 'GET /posts'])
})

test('judges a copy without the encoding of the answer', async () => {
  const zipped = gzipSync(JSON.stringify({ ...puzzle, novelty: 1 }))
  const { url, found, close } = await answering(zipped, {}, { ...json, 'content-encoding': 'gzip' })
  const came = await call(`${url}/captcha`)
  expect([came.headers['content-encoding'], came.body]).toEqual(['gzip', zipped])
  await close()
  expect(inShort(found())).toEqual([['getCaptcha', 'drift unknown field novelty']])
  expect(JSON.parse(found()[0]?.call?.response.body.toString() ?? '')).toEqual({ ...puzzle, novelty: 1 })
})

test.each([
  ['damaged', 'gzip', ['getCaptcha', 'broken status'], undefined],
  ['unknown here', 'zstd', ['getCaptcha'], 'content-encoding zstd is not known'],
])('passes an encoding that is %s and reports nothing else of it', async (_what, encoding, expected, notJudged) => {
  const { url, found, close } = await answering('{}', {}, { ...json, 'content-encoding': encoding })
  expect((await call(`${url}/captcha`)).body.toString()).toBe('{}')
  await close()
  expect(inShort(found())).toEqual([expected])
  expect(found()[0]?.notJudged).toBe(notJudged)
})

test('removes the headers of one connection and passes the others in both directions', async () => {
  let asked: object = {}
  const api = await openApi(({ headers }, given) => {
    asked = headers
    given.writeHead(200, [
      ['connection', 'close, x-hop'],
      ['x-hop', '1'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
      ['x-own', 'yes'],
    ])
    given.end('text')
  })
  onTestFinished(api.close)
  const { url, close } = await openProxied(api.url)
  onTestFinished(close)
  const headers = {
    connection: 'x-mine, keep-alive',
    'x-mine': '1',
    'keep-alive': 'timeout=5',
    te: 'trailers',
    expect: '100-continue',
    'x-sandbox': 'mine',
    host: 'mine.localhost:4100',
    'content-length': '2',
  }
  const came = await call(`${url}/anything`, { method: 'POST', headers, body: Buffer.from('{}') })
  expect(came.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' })
  expect(came.headers).not.toHaveProperty('x-hop')
  expect(asked).toMatchObject({ 'x-sandbox': 'mine', host: 'mine.localhost:4100', 'content-length': '2' })
  for (const name of ['x-mine', 'keep-alive', 'te', 'expect']) expect(asked).not.toHaveProperty(name)
})

test('asks a busy server once and passes its answer', async () => {
  const { url, times } = await answering('{}', {}, { 'retry-after': '7' }, 503)
  const came = await call(`${url}/listBills`)
  expect([came.status, came.headers['retry-after'], times()]).toEqual([503, '7', 1])
})

test('accepts a 304 without a body', async () => {
  const { url, found, close } = await answering('', {}, { etag: '"1"' }, 304)
  expect((await call(`${url}/captcha`)).status).toBe(304)
  await close()
  expect(inShort(found())).toEqual([['getCaptcha']])
})

test.each(['observe', 'enforce'] as const)(
  'answers in the form of the contract when no target answers: %s',
  async (mode) => {
    const api = await openApi(() => {})
    await api.close()
    const { url, found, close } = await openProxied(api.url, { mode })
    const came = await call(`${url}/captcha`, { headers: { origin: 'https://area.example' } })
    expect([came.status, came.headers['access-control-allow-origin']]).toEqual([502, 'https://area.example'])
    expect(errorOf(came.body)).toContain(`${api.url} does not answer: connect ECONNREFUSED`)
    await close()
    expect(inShort(found())).toEqual([['getCaptcha', 'broken status']])
  },
)

test('answers 502 when the target takes too long', async () => {
  const api = await openApi(() => {})
  onTestFinished(api.close)
  const { url, close } = await openProxied(api.url, { timeoutMs: 20 })
  onTestFinished(close)
  const came = await call(`${url}/captcha`)
  expect([came.status, errorOf(came.body)]).toEqual([502, `${api.url} does not answer: HTTP request timed out`])
})

test('waits as long as needed for an answer that has begun', async () => {
  const api = await openApi((_asked, given) => {
    given.writeHead(200, json).write('{"result":')
    setTimeout(() => given.end('1}'), 200)
  })
  onTestFinished(api.close)
  const { url, close } = await openProxied(api.url, { timeoutMs: 40 })
  onTestFinished(close)
  const came = await call(`${url}/captcha`)
  expect([came.status, came.body.toString()]).toEqual([200, '{"result":1}'])
})

test('breaks off with a broken answer and reports it, or answers 502 when enforcing', async () => {
  const api = await openApi((_asked, given) => {
    given.writeHead(200, { ...json, 'content-length': '1000' })
    given.write('{"result":', () => given.destroy())
  })
  onTestFinished(api.close)
  for (const mode of ['observe', 'enforce'] as const) {
    const { url, found, close } = await openProxied(api.url, { mode })
    const came = await call(`${url}/captcha`).catch(() => null)
    expect(came?.status).toBe(mode === 'observe' ? undefined : 502)
    await close()
    expect(inShort(found())).toEqual([['getCaptcha', 'broken status']])
  }
})

test.each([
  ['observe', 'before an answer', 20],
  ['enforce', 'before an answer', 20],
  ['observe', 'within one', 60_000],
  ['enforce', 'within one', 60_000],
] as const)('reports nothing in mode %s when a client gives its call up %s', async (mode, when, timeoutMs) => {
  const seen = new EventEmitter()
  const [asked, over] = [once(seen, 'asked'), once(seen, 'over')]
  const api = await openApi((_asked, given) => {
    given.once('close', () => seen.emit('over'))
    if (when === 'before an answer') return void seen.emit('asked')
    given.writeHead(200, json)
    given.write('{"result":', () => seen.emit('asked'))
  })
  onTestFinished(api.close)
  const { url, found, close } = await openProxied(api.url, { mode, timeoutMs })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write('GET /captcha HTTP/1.1\r\nhost: x\r\n\r\n')
  await asked
  socket.destroy()
  // The proxy aborts it as well, at the latest after its timeout.
  await over
  await close()
  expect(found()).toEqual([])
})

test.each(['observe', 'enforce'] as const)(
  'reports nothing in mode %s when a client breaks off the body of its call',
  async (mode) => {
    const seen = new EventEmitter()
    const over = once(seen, 'over')
    const api = await openApi((_asked, given) => void given.once('close', () => seen.emit('over')))
    onTestFinished(api.close)
    const { url, found, close } = await openProxied(api.url, { mode })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const head =
      'POST /login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"user":'
    socket.resume().end(head)
    // Enforcing, it asks the target for whole bodies alone.
    await (mode === 'observe' ? over : once(socket, 'close'))
    await close()
    expect(found()).toEqual([])
  },
)

test.each(['observe', 'enforce'] as const)(
  'reports nothing in mode %s when a client has given up before a pause until the timeout',
  async (mode) => {
    const timeoutMs = 50
    const seen = new EventEmitter()
    const over = once(seen, 'over')
    let socket: Socket | null = null
    const api = await openApi((_asked, given) => {
      given.once('close', () => seen.emit('over'))
      socket?.destroy()
      for (const end = performance.now() + 2 * timeoutMs; performance.now() < end;);
    })
    onTestFinished(api.close)
    const { url, found, close } = await openProxied(api.url, { mode, timeoutMs })
    socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('GET /captcha HTTP/1.1\r\nhost: x\r\n\r\n')
    await over
    await close()
    expect(found()).toEqual([])
  },
)

test('answers 502 for a broken answer when enforcing, readable by another origin', async () => {
  const headers = { ...json, 'access-control-allow-origin': '*', etag: '"1"', 'content-encoding': 'gzip' }
  const { url, found, close } = await answering(
    gzipSync(JSON.stringify({ result: done, challenge: 3 })),
    { mode: 'enforce' },
    headers,
  )
  const came = await call(`${url}/captcha`)
  expect(came.status).toBe(502)
  expect(came.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  expect(came.headers).not.toHaveProperty('etag')
  expect(JSON.parse(came.body.toString())).toMatchObject({
    result: { codResult: 'ERROR_GENERICO', msgResult: expect.stringContaining('broken: shape at challenge') },
    findings: [{ operation: 'getCaptcha', where: 'challenge', severity: 'broken' }],
  })
  await close()
  expect(inShort(found())).toEqual([['getCaptcha', 'broken shape challenge']])
})

test('answers 400 for a broken request when enforcing, without asking the API', async () => {
  const { url, found, close, times } = await answering(JSON.stringify(puzzle), { mode: 'enforce' })
  const body = Buffer.from(JSON.stringify({ user: 'x', password: 1, '12345678Z': 'y' }))
  const came = await call(`${url}/login`, { method: 'POST', headers: json, body })
  expect([came.status, times()]).toEqual([400, 0])
  const { violations }: { violations: object[] } = JSON.parse(came.body.toString())
  expect(violations).toContainEqual({ where: 'body/(a name with digits)', problem: 'is not known here; leave it out' })
  await close()
  expect(found()[0]?.findings.length).toBe(violations.length)
})

test('passes a page that a browser opens, even at the address of an operation', async () => {
  const { url, found, close } = await answering('<html>', { mode: 'enforce' }, { 'content-type': 'text/html' })
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  expect((await call(`${url}/login`, { headers })).body.toString()).toBe('<html>')
  expect((await call(`${url}/login`)).status).toBe(400)
  await close()
  expect(inShort(found())).toEqual([['logInByRedirect', 'broken request query/code']])
})

test('passes drift and unknown paths when enforcing', async () => {
  const content = JSON.stringify({ ...puzzle, novelty: 1 })
  const { url, times } = await answering(content, { mode: 'enforce' })
  const came = await call(`${url}/captcha`)
  expect([came.status, came.body.toString()]).toEqual([200, content])
  expect((await call(`${url}/logo.svg`)).status).toBe(200)
  expect(times()).toBe(2)
})

test('answers a fault in place of the API as often as set and does not report it', async () => {
  const faults = makeFaults()
  faults.add({ operation: 'getCaptcha', status: 503, times: 1 })
  faults.add({ operation: 'updateUser', codResult: '4008' })
  const { url, found, close, times } = await answering(JSON.stringify(puzzle), { faults })
  const busy = await call(`${url}/captcha`)
  expect([busy.status, busy.headers['retry-after'], times()]).toEqual([503, '1', 0])
  expect((await call(`${url}/captcha`)).status).toBe(200)
  await close()
  expect(inShort(found())).toEqual([['getCaptcha']])
})

test('listens over https and rejects an untrusted certificate of the target', async () => {
  const target = await certificate()
  const own = await certificate()
  const api = createHttps(target, (_asked, given) => void given.writeHead(200, json).end(JSON.stringify(puzzle)))
  await new Promise<void>((resolve) => api.listen(0, 'localhost', resolve))
  onTestFinished(() => void api.close())
  const address = `https://localhost:${portOf(api)}`
  const statusOf = (url: string) =>
    new Promise((resolve, reject) => {
      const sent = requestHttps(url, { ca: own.cert, servername: 'localhost', agent: false }, ({ statusCode }) =>
        resolve(statusCode),
      )
      sent.once('error', reject).end()
    })
  for (const [ca, expected] of [
    [null, 502],
    [target.cert, 200],
  ] as const) {
    const { url, close } = await openProxied(address, { tls: own, ca })
    expect(url).toMatch(/^https:/)
    expect(await statusOf(`${url}/captcha`)).toBe(expected)
    await close()
  }
  api.closeAllConnections()
})

/** A new certificate for `localhost` with its key. */
async function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pem = await getCertificate(folder)
  return { cert: pem, key: pem }
}

test.each([
  ['no header of CORS', {}, ['broken cors']],
  ['no exposed header', { 'access-control-allow-origin': '*' }, ['drift cors']],
  ['all headers', { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Date, Retry-After' }, []],
])('judges an answer to a page of another origin with %s as a browser reads it', async (_what, given, expected) => {
  const { url, found, close } = await answering(JSON.stringify(puzzle), {}, { ...json, ...given })
  await call(`${url}/captcha`, { headers: { origin: 'https://area.example' } })
  await call(`${url}/captcha`, { headers: { origin: url } })
  await call(`${url}/captcha`, { headers: { origin: 'https://area.example', 'sec-fetch-site': 'same-origin' } })
  await close()
  expect(inShort(found())).toEqual([['getCaptcha', ...expected], ['getCaptcha'], ['getCaptcha']])
})

test('reports a missing operation as absent and passes its answer even when enforcing', async () => {
  const { url, found, close } = await answering(
    '<h1>404</h1>',
    { mode: 'enforce' },
    { 'content-type': 'text/html' },
    404,
  )
  expect((await call(`${url}/captcha`)).status).toBe(404)
  await close()
  expect(inShort(found())).toEqual([['getCaptcha', 'drift absent']])
  const tally = makeTally()
  for (const each of found()) tally.add(each)
  expect(tally.report()).toMatch(/^exercised 0\/120 · right 0 · broken 0 · drifted 0 · not judged 120 · absent 1\n/)
})

test('reports a 429 without Retry-After and another encoding as drift, but no byte order mark', async () => {
  const refusal = JSON.stringify({ result: { codResult: 'ERROR_GENERICO', msgResult: 'Espere.' } })
  const cases = [
    [refusal, 429, 'drift retry-after'],
    [
      Buffer.from(JSON.stringify({ ...puzzle, result: { ...done, msgResult: 'Operación' } }), 'latin1'),
      200,
      'drift encoding',
    ],
    [`\uFEFF${JSON.stringify(puzzle)}`, 200, null],
  ] as const
  for (const [content, status, finding] of cases) {
    const { url, found, close } = await answering(content, {}, json, status)
    await call(`${url}/captcha`)
    await close()
    expect(inShort(found())).toEqual([finding === null ? ['getCaptcha'] : ['getCaptcha', finding]])
  }
})
