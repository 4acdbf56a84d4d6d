import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { httpCall } from './httpCall.ts'
import { portOf } from './portOf.ts'

/** The address of a server that answers as a test says. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${portOf(server)}`
}

test('sends the body of a DELETE and reads an answer without its byte order mark', async () => {
  const url = await serve((asked, given) => {
    given.setHeader('x-length', asked.headers['content-length'] ?? 'none')
    given.write('\uFEFF')
    asked.pipe(given)
  })
  const { status, headers, body } = await httpCall(url, { method: 'DELETE', body: '{"ñ":1}' })
  expect({ status, length: headers['x-length'], body }).toEqual({ status: 200, length: '8', body: '{"ñ":1}' })
})

test('returns a redirect as the answer', async () => {
  const url = await serve((_asked, given) => given.writeHead(302, { location: '/elsewhere' }).end())
  expect(await httpCall(url, { method: 'GET' })).toMatchObject({ status: 302, headers: { location: '/elsewhere' } })
})

test('rejects an answer that is cut off or late', async () => {
  const cut = await serve((_asked, given) => given.write('half', () => given.destroy()))
  await expect(httpCall(cut, { method: 'GET' })).rejects.toThrow('aborted')
  const late = await serve((_asked, given) => void given.write('half'))
  await expect(httpCall(late, { method: 'GET', timeoutMs: 50 })).rejects.toThrow('aborted')
})

test('shares a connection among calls made one after the other', async () => {
  const ports = new Set<number | undefined>()
  const url = await serve(({ socket }, given) => {
    ports.add(socket.remotePort)
    given.end()
  })
  for (let calls = 0; calls < 3; calls += 1) await httpCall(url, { method: 'GET' })
  expect(ports.size).toBe(1)
})
