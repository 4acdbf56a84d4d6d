import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

/** A connection that has sent a part of a request and sends no more. */
function stalled(port: number, text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.on('error', reject)
    onTestFinished(() => void socket.destroy())
  })
}

test('gives up a request whose headers or body do not arrive within half a minute', async () => {
  const { app } = await testApi()
  const { requestTimeout, headersTimeout } = app.server
  expect(requestTimeout).toBe(30_000)
  // Node ends the wait for headers at the earlier of the two.
  expect(Math.min(headersTimeout, requestTimeout)).toBeLessThanOrEqual(30_000)
})

test('answers others at once while hundreds of connections never finish their request', async () => {
  const { app, http } = await testApi()
  await app.listen({ port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const half = 'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const stalls = Array.from({ length: 300 }, (_, nth) =>
    stalled(port, nth % 2 === 0 ? half : `${half}content-length: 900000\r\n\r\n{"user":`),
  )
  await Promise.all(stalls)
  const begun = performance.now()
  expect((await http().get('/health')).status).toBe(200)
  expect((await http().get('/api/captcha')).status).toBe(200)
  // Half of the time after which the others are closed: nobody waits for that.
  expect(performance.now() - begun).toBeLessThan(15_000)
})
