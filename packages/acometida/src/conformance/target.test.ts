import { createServer } from 'node:http'
import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../lib/portOf.ts'
import { connectToApi, NoAnswer } from './target.ts'

const done = JSON.stringify({ result: { codResult: '0000', msgResult: 'Done.' } })

/** A connection to an API that answers with these statuses in turn, 0 by closing; and the message-ids that it got. */
async function answering(...statuses: readonly number[]) {
  const ids: unknown[] = []
  const server = createServer((asked, given) => {
    const status = statuses[ids.push(asked.headers['message-id']) - 1] ?? 200
    if (status === 0) asked.socket.destroy()
    else given.writeHead(status, { 'retry-after': '0' }).end(done)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { ...connectToApi({ url: `http://127.0.0.1:${portOf(server)}`, headers: {}, rate: 0 }), ids }
}

const write = exampleCall('checkLoginUser')

test.each([0, 429, 502, 503, 504])('repeats a call once under its id after a %i', async (status) => {
  const { call, ids } = await answering(status)
  const { isDone, before } = await call('checkLoginUser', write, null)
  expect([isDone, before?.status, ids.length, new Set(ids).size]).toEqual([true, status, 2, 1])
})

test('throws an error with what came when two calls get no answer', async () => {
  for (const [status, what] of [
    [0, 'the connection was lost'],
    [502, '502'],
  ] as const) {
    const { call, ids } = await answering(status, status)
    const error = await call('checkLoginUser', write, null).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(NoAnswer)
    expect(String(error)).toContain(`checkLoginUser got no answer in two tries: ${what}`)
    expect(ids.length).toBe(2)
  }
})

test('takes a failure of the operation itself as its answer', async () => {
  const { call, ids } = await answering(500)
  expect((await call('checkLoginUser', write, null)).status).toBe(500)
  expect(ids.length).toBe(1)
})
