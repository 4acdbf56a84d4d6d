import { operations } from '@acometida/api-spec/generated/operations'
import { example, exampleCall } from '@acometida/api-spec/operations/example.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import type { OperationId } from '#src/core/operation.ts'
import { compileCheck } from '#src/core/validation/compileCheck.ts'
import { rowsChanged } from '#src/db/cachedUntilWrite.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const ids = keysOf(operations)
/** A server that answers from the examples of the contract. */
const exampleApi = () => testApi({ ANSWERS: 'examples' })

/** Makes the example call of an operation, without a session. */
async function call({ app }: Awaited<ReturnType<typeof testApi>>, id: OperationId, prefer?: string) {
  const { path, body } = exampleCall(id)
  const { method } = operations[id]
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: prefer === undefined ? {} : { prefer },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('answers every operation with its first example, without a session', async () => {
  const api = await exampleApi()
  const before = rowsChanged(api.world().db)
  for (const id of ids) {
    const { status, body } = await call(api, id)
    expect([id, status, body]).toEqual([id, 200, example(id)])
    const { result, ...payload } = body
    expect([id, compileCheck(operations[id].success, 'answer')(payload)]).toEqual([id, []])
    expect(operations[id].successCodes).toContain(result.codResult)
  }
  expect(rowsChanged(api.world().db)).toBe(before)
})

test('answers the example that the header Prefer names, or a failure by its code and status', async () => {
  const api = await exampleApi()
  expect((await call(api, 'listBills', 'example=none')).body).toEqual(example('listBills', 'none'))
  expect((await call(api, 'logIn', 'respond-async, example="codeNeeded"')).body.result.codResult).toBe('0001')
  expect(outcome(await call(api, 'listBills', 'example=TS01000004'))).toBe('200 TS01000004')
  expect(outcome(await call(api, 'setPasswordByHash', 'example=4008'))).toBe('400 4008')
  expect((await call(api, 'listBills', 'respond-async')).body).toEqual(example('listBills'))
})

test('rejects an unknown example name with the known ones', async () => {
  const { status, body } = await call(await exampleApi(), 'listBills', 'example=two-of-them')
  expect([status, body.result.codResult]).toEqual([400, 'ERROR_GENERICO'])
  expect(body.violations).toEqual([
    { where: 'header/prefer', problem: 'listBills has no example two-of-them; it has two, toPay, none, TS01000004' },
  ])
})

test('rejects a call outside the contract like the services', async () => {
  const { http } = await exampleApi()
  const ofServices = (await testApi()).http
  for (const [method, path, body] of [
    ['get', '/masterData?filter=master::X', undefined],
    ['get', '/appVersion?platform=none', undefined],
    ['post', '/login', { user: 1 }],
    ['post', '/confirmationCode', undefined],
    ['delete', '/billz', undefined],
  ] as const) {
    const answerOf = async (server: typeof http) => {
      const request = server()[method](`/api${path}`)
      const answer = await (body === undefined ? request : request.send(body))
      return [answer.status, answer.body]
    }
    const answer = await answerOf(http)
    expect(answer[0]).toBeGreaterThanOrEqual(400)
    expect(answer).toEqual(await answerOf(ofServices))
  }
})

test('applies fault rules, worlds and the request log as well', async () => {
  const { app, http, world } = await exampleApi()
  await http().post('/__control/worlds/default/faults').send({ operation: 'listBills', status: 503 }).expect(200)
  expect((await app.inject('/api/listBills')).statusCode).toBe(503)
  expect(world().log.list()[0]).toMatchObject({ operation: 'listBills', status: 503 })
})
