import { Agent, createServer, request, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { portOf } from 'acometida/src/lib/portOf.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeGate } from './gate.ts'

/** A server with the given answer, which counts its calls. */
async function serve(answer: RequestListener) {
  let calls = 0
  const server = createServer((call, response) => {
    calls += 1
    answer(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${port}`, port, stop, calls: () => calls }
}

/** A gate on a free port. */
async function gateWith(
  settings: { waitMs?: number; readMs?: number; writeMs?: number; corsOrigins?: readonly string[] } = {},
) {
  const { port, stop } = await serve(() => {})
  stop()
  const gate = makeGate({ waitMs: 30_000, readMs: 20, writeMs: 30_000, ...settings })
  await gate.listen(port, '127.0.0.1')
  onTestFinished(gate.close)
  return { ...gate, url: `http://127.0.0.1:${port}`, port }
}

const text = async (call: Promise<Response>) => (await call).text()
const turns = () => new Promise((resolve) => setTimeout(resolve, 30))

test('holds a call while there is no server and passes it to the next one', async () => {
  const gate = await gateWith()
  const call = fetch(`${gate.url}/api/one`, { method: 'POST', body: 'sent' })
  await turns()
  const server = await serve((incoming, answer) => incoming.pipe(answer.writeHead(201, { 'x-own': 'yes' })))
  gate.open(server.url)
  const answer = await call
  expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([201, 'yes', 'sent'])
})

test('lets only pages of the listed origins read its own answers', async () => {
  const gate = await gateWith({ waitMs: 10, corsOrigins: ['https://area.example'] })
  const allowed = async (origin: string) =>
    (await fetch(`${gate.url}/ready`, { headers: { origin } })).headers.get('access-control-allow-origin')
  expect(await allowed('https://area.example')).toBe('https://area.example')
  expect(await allowed('https://elsewhere.example')).toBeNull()
})

test('tells a call that has waited too long why, in the form that it expects', async () => {
  const gate = await gateWith({ waitMs: 10 })
  const sentence = expect.stringContaining('the output of npm start says what is wrong')
  const [api, control] = await Promise.all([fetch(`${gate.url}/api/users/1`), fetch(`${gate.url}/__control/worlds`)])
  expect([api.status, control.status, api.headers.get('retry-after')]).toEqual([503, 503, '1'])
  expect(await api.json()).toEqual({ result: { codResult: 'ERROR_GENERICO', msgResult: sentence } })
  expect(await control.json()).toEqual({ error: sentence })
})

test('answers at once whether it is ready', async () => {
  const gate = await gateWith()
  expect((await fetch(`${gate.url}/ready`)).status).toBe(503)
  const server = await serve((_call, answer) => answer.end('ready'))
  gate.open(server.url)
  expect(await text(fetch(`${gate.url}/ready`))).toBe('ready')
})

test('waits for writes before a server goes, and passes later calls to the next one', async () => {
  const gate = await gateWith()
  let finish = () => {}
  const old = await serve((_call, answer) => {
    finish = () => answer.end('old')
  })
  gate.open(old.url)
  const writing = text(fetch(gate.url, { method: 'PUT', body: 'x' }))
  await expect.poll(old.calls).toBe(1)
  let isShut = false
  const shut = gate.shut().then(() => (isShut = true))
  const late = text(fetch(gate.url, { method: 'PUT', body: 'x' }))
  await turns()
  expect(isShut).toBe(false)
  finish()
  await shut
  expect([await writing, old.calls()]).toEqual(['old', 1])
  const next = await serve((_call, answer) => answer.end('next'))
  gate.open(next.url)
  expect(await late).toBe('next')
})

test('repeats a long read at the next server instead of waiting for it', async () => {
  const gate = await gateWith()
  const old = await serve(() => {})
  gate.open(old.url)
  const reading = text(fetch(`${gate.url}/__control/worlds/default/inbox?waitMs=30000`))
  await expect.poll(old.calls).toBe(1)
  await gate.shut()
  old.stop()
  const next = await serve(({ url }, answer) => answer.end(url))
  gate.open(next.url)
  expect(await reading).toBe('/__control/worlds/default/inbox?waitMs=30000')
})

test('breaks off a connection that the server breaks off and does not repeat the call', async () => {
  const gate = await gateWith()
  const server = await serve(({ socket }) => socket.destroy())
  gate.open(server.url)
  await expect(fetch(gate.url)).rejects.toThrow()
  expect(server.calls()).toBe(1)
  const half = await serve((_call, answer) => {
    answer.writeHead(200, { 'content-length': '10' }).write('half', () => answer.destroy())
  })
  gate.open(half.url)
  await expect(text(fetch(gate.url))).rejects.toThrow()
})

test('gives up a call whose caller has gone', async () => {
  const gate = await gateWith()
  let gone = false
  const server = await serve(({ socket }) => socket.once('close', () => (gone = true)))
  gate.open(server.url)
  const caller = new AbortController()
  const call = fetch(gate.url, { signal: caller.signal })
  await expect.poll(server.calls).toBe(1)
  caller.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => gone).toBe(true)
})

test('passes headers as they are, repeated ones too, but not those of one connection', async () => {
  const gate = await gateWith()
  const server = await serve(({ headers }, answer) => {
    answer.writeHead(200, [
      'Set-Cookie',
      'a=1',
      'Set-Cookie',
      'b=2',
      'X-Host',
      headers.host ?? '',
      'Connection',
      'close',
    ])
    answer.end()
  })
  gate.open(server.url)
  const answer = await fetch(gate.url, { headers: { host: 'mine.localhost' } })
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answer.headers.get('connection')).toBe('keep-alive')
  expect(answer.headers.get('x-host')).toBe(`127.0.0.1:${gate.port}`)
})

test.each([
  ['as curl sends it, with neither a length nor parts', ''],
  ['as browsers and proxies do, with a length of nothing', 'Content-Length: 0\r\n'],
])('passes a call without a body as one without a body: %s', async (_how, length) => {
  const gate = await gateWith()
  const server = await serve(({ headers }, answer) => answer.end(JSON.stringify(headers)))
  gate.open(server.url)
  const socket = connect(gate.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`POST /x HTTP/1.1\r\nHost: localhost\r\n${length}\r\n`)
  const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
  expect(answer).toContain('"content-length":"0"')
  expect(answer).not.toContain('"transfer-encoding"')
})

test('keeps a connection over a change of servers', async () => {
  const gate = await gateWith()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const call = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(gate.url, { agent, method: 'POST' }, (answer) => {
        const port = answer.socket.localPort
        answer.resume().once('end', () => resolve(port))
      })
      sent.once('error', reject).end('x')
    })
  const first = await serve((_call, answer) => answer.end('1'))
  gate.open(first.url)
  const port = await call()
  await gate.shut()
  first.stop()
  const second = await serve((_call, answer) => answer.end('2'))
  gate.open(second.url)
  expect(await call()).toBe(port)
})
