import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const named = (name: string) =>
  JSON.stringify({ documentNumber: '12345678Z', type: 'supply', name, icon: 'farm' }).replaceAll('\\\\', '\\')

/** Names the second supply of the customer by the bytes of a body, and reads its name back. */
async function nameSupply(payload: Buffer | string, contentType: string) {
  const api = await testApi()
  const { session, get } = await api.as('customer')
  const { cups } = pointOf(api, 1, 1)
  const answer = await api.app.inject({
    method: 'PUT',
    url: `/api/customData/${cups}`,
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'message-id': '1-1-abcdef',
      'content-type': contentType,
    },
    payload,
  })
  const { body } = await get(pathWithFilter('/customData', `type::supply|keyId::${cups}`))
  const { status, violations } = { status: answer.statusCode, violations: answer.json().violations }
  return { status, violations, name: body.items[0]?.name }
}

test.each([
  ['UTF-8', Buffer.from(named('Casa de Peña')), 'application/json'],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${named('Casa de Peña')}`), 'application/json; charset=UTF-8'],
  ['ISO-8859-1 that says so', Buffer.from(named('Casa de Peña'), 'latin1'), 'application/json; charset="iso-8859-1"'],
  ['UTF-16 that says so', Buffer.from(named('Casa de Peña'), 'utf16le'), 'application/json;charset=utf-16le'],
])('reads a body in %s', async (_what, body, type) => {
  expect(await nameSupply(body, type)).toMatchObject({ status: 200, name: 'Casa de Peña' })
})

test('reads the two escapes of one character, and an escape that is written out', async () => {
  expect(await nameSupply(named('Casa \\ud83d\\udd0c'), 'application/json')).toMatchObject({ name: 'Casa 🔌' })
  const written = JSON.stringify({ documentNumber: '12345678Z', type: 'supply', name: '\\ud83d', icon: 'farm' })
  expect(await nameSupply(written, 'application/json')).toMatchObject({ status: 200, name: '\\ud83d' })
})

test.each([
  ['ISO-8859-1 without saying so', Buffer.from(named('Peña'), 'latin1'), 'application/json', 'the body is not UTF-8'],
  ['cut UTF-8', Buffer.from(named('Peña')).fill(0xc3, 55, 56), 'application/json', 'the body is not UTF-8'],
  ['another charset', Buffer.from([0xff]), 'application/json; charset=euc-jp', 'not that of the body'],
  ['an unknown charset', Buffer.from(named('Peña')), 'application/json; charset=klingon', 'klingon is unknown'],
  ['UTF-8 whose letters were lost before', named('Pe\uFFFDa'), 'application/json', 'U+FFFD'],
  ['half a character', Buffer.from(named('Pe\\ud83d')), 'application/json', 'half a character'],
])('rejects a body in %s, says why, and stores nothing', async (_what, body, type, problem) => {
  const { status, violations, name } = await nameSupply(body, type)
  expect([status, violations[0].problem, name]).toEqual([400, expect.stringContaining(problem), undefined])
})

test.each(['/captcha?name=Pe%F1a', '/supplypoints?filter=cups%3A%3APe%F1a', '/users/Pe%F1a'])(
  'rejects the address %s, whose bytes are not UTF-8',
  async (path) => {
    const api = await testApi()
    expect(outcome(await (await api.as('customer')).get(path))).toBe('400 ERROR_GENERICO')
  },
)

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded'])(
  'takes calls of the type %s without a body as calls without a body',
  async (type) => {
    const api = await testApi()
    const { session } = await api.as('customer')
    const headers = { authorization: `Bearer ${session.accessToken}`, 'message-id': '1-1-abcdef', 'content-type': type }
    const call = (method: 'POST' | 'DELETE', url: string) => api.app.inject({ method, url, headers })
    expect((await call('POST', '/__control/worlds/default/reset')).statusCode).toBe(200)
    expect((await call('DELETE', '/__control/worlds/default/faults')).statusCode).toBe(200)
    const again = await api.as('customer')
    headers.authorization = `Bearer ${again.session.accessToken}`
    const ended = await call('DELETE', '/api/tokens')
    expect([ended.statusCode, ended.json().result?.codResult]).toEqual([200, '0000'])
  },
)

/** Sends bytes on a connection of its own until it is closed, and returns what came back. */
async function exchange(port: number, head: string, chunks: Iterable<Buffer>) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  let failure: string | undefined
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()))
  socket.on('error', ({ message }) => (failure = message))
  socket.write(head)
  Readable.from(chunks)
    .on('error', () => socket.destroy())
    .pipe(socket)
  await new Promise((resolve) => socket.once('close', resolve))
  return { received, failure, sentBytes: socket.bytesWritten }
}

async function listening() {
  const api = await testApi()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  return (api.app.server.address() as AddressInfo).port // it listens on a port
}

const MEGABYTE = Buffer.alloc(1024 * 1024, 0x20)
const head = (framing: string) =>
  `POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`
function* chunked(count: number) {
  for (let nth = 0; nth < count; nth += 1) {
    yield Buffer.from(`${MEGABYTE.length.toString(16)}\r\n`)
    yield MEGABYTE
    yield Buffer.from('\r\n')
  }
  yield Buffer.from('0\r\n\r\n')
}

test.each([
  ['of a stated length', `content-length: ${20 * MEGABYTE.length}`, () => Array<Buffer>(20).fill(MEGABYTE)],
  ['in chunks', 'transfer-encoding: chunked', () => chunked(20)],
])('answers a body %s that is too large, and reads it to its end', async (_what, framing, chunks) => {
  const { received, failure } = await exchange(await listening(), head(framing), chunks())
  expect(failure).toBeUndefined()
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(received).toContain('the most that this call takes')
})

test('cuts a caller off who goes on sending far beyond the largest body', async () => {
  const gigabyte = Array<Buffer>(1024).fill(MEGABYTE)
  const { received, sentBytes } = await exchange(await listening(), head(`content-length: ${1024 ** 3}`), gigabyte)
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(sentBytes).toBeLessThan(256 * 1024 ** 2)
})
