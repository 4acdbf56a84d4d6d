import { operations } from '@acometida/api-spec/generated/operations'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Caller, OpenContext } from '#src/core/context.ts'
import { resultEnvelope } from '#src/core/http/envelope.ts'
import type { Handlers } from '#src/core/operation.ts'
import { ok, okSerialized, type Result } from '#src/core/result.ts'
import { checkRole, authenticate } from '#src/core/steps/authenticate.ts'
import { handlers } from '#src/handlers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { bindOperations } from './bindOperations.ts'

/** A bare server whose captcha call is answered by `getCaptcha`, and the problems that it records. */
function serverWith(getCaptcha: () => unknown, checkAnswers = true) {
  const app = Fastify()
  app.decorateRequest('codResult', null)
  const problems: string[] = []
  app.addHook('onResponse', (request, _reply, done) => {
    problems.push(...(request.problems ?? []))
    done()
  })
  // A handler that breaks its contract does not compile, so it takes a cast to have one.
  const broken = { ...handlers, getCaptcha } as unknown as Handlers
  bindOperations(app, broken, {
    contextOf: () => ({}) as OpenContext, // no handler of these tests looks at it
    keyedHash: String,
    stepsTo: () => [],
    cache: null,
    checkAnswers,
  })
  return {
    get: () =>
      app.inject('/captcha').then((answer) => ({ status: answer.statusCode, text: answer.body, body: answer.json() })),
    problems,
  }
}

test('tells the caller only to operations whose published security takes a bearer token', async () => {
  const app = Fastify()
  app.decorateRequest('codResult', null)
  const told: Record<string, boolean> = {}
  const known = Object.keys(operations).map((id) => [
    id,
    ({ ctx }: { ctx: OpenContext }) => {
      told[id] = ctx.caller !== null
      return { ok: false, refused: 403, violations: [] }
    },
  ])
  // The handlers read only the caller.
  bindOperations(app, Object.fromEntries(known) as unknown as Handlers, {
    contextOf: ({ caller }) => ({ caller }) as OpenContext,
    keyedHash: String,
    stepsTo: (operation) => [
      // The steps read only these.
      authenticate(() => ({ stage: 'open', roles: [], actorId: null }) as unknown as Caller, operation),
      checkRole(operation),
    ],
    cache: null,
    checkAnswers: false,
  })
  const captcha = await app.inject({ url: '/captcha' })
  const login = await app.inject({ method: 'POST', url: '/login', payload: { userId: 1 } })
  const user = await app.inject({ url: '/users/1' })
  expect([captcha.statusCode, login.statusCode, user.statusCode]).toEqual([403, 403, 403])
  expect(told).toEqual({ getCaptcha: false, logIn: true, getUser: true })
})

test('answers 500 in place of an answer that breaks the contract and logs where it does', async () => {
  const cases: [Result<object>, string][] = [
    [ok({}), 'answer/challenge is missing'],
    [ok({ challenge: 3 }), 'answer/challenge must be string'],
    [ok({ challenge: 'x', secret: 'y' }), 'answer/secret is not known here; leave it out'],
  ]
  for (const [result, problem] of cases) {
    const { get, problems } = serverWith(() => result)
    const answer = await get()
    expect(outcome(answer)).toBe('500 ERROR_GENERICO')
    expect(problems).toEqual([problem])
    expect(answer.text).not.toContain('"y"')
  }
})

test('drops fields that the schema does not list, checked or not', async () => {
  const { get } = serverWith(() => ok({ challenge: 'x', secret: 'hidden' }), false)
  const answer = await get()
  expect(outcome(answer)).toBe('200 0000')
  expect(Object.keys(answer.body)).toEqual(['result', 'challenge'])
})

test('checks an asynchronous answer like a synchronous one', async () => {
  const { get, problems } = serverWith(() => Promise.resolve(ok({ challenge: null })))
  expect(outcome(await get())).toBe('500 ERROR_GENERICO')
  expect(problems).toEqual(['answer/challenge must be string'])
})

test('sends a written value as it is and checks it where answers are checked', async () => {
  const written = (text: string) => () => okSerialized([Buffer.from(text.slice(0, 5)), Buffer.from(text.slice(5))])
  for (const checkAnswers of [true, false]) {
    const right = await serverWith(written('{"challenge":"ñ  x"}'), checkAnswers).get()
    expect(right.text).toBe(`{"result":${JSON.stringify(resultEnvelope('0000'))},"challenge":"ñ  x"}`)
  }
  const { get, problems } = serverWith(written('{"challenge":3}'))
  expect(outcome(await get())).toBe('500 ERROR_GENERICO')
  expect(problems).toEqual(['answer/challenge must be string'])
})

test('rejects an unknown field of a body with its place', async () => {
  const { anyone } = await testApi()
  const answer = await anyone.put('/tokens', { user: '12345678Z', refresh_token: 'x', admin: true })
  expect(answer.body).toMatchObject({
    result: { codResult: 'ERROR_GENERICO' },
    violations: [{ where: 'body/admin', problem: 'is not known here; leave it out' }],
  })
})

test('rejects a number as text and text as a number in a body', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  expect(outcome(await agent.post('/login', { userId: '1' }))).toBe('400 ERROR_GENERICO')
  const tokens = await api.anyone.put('/tokens', { user: 12_345_678, refresh_token: 'x' })
  expect(tokens.body.violations).toEqual([{ where: 'body/user', problem: 'must be string' }])
})

test('reads numbers of the path and the query from text', async () => {
  const customer = await (await testApi()).as('customer')
  expect(outcome(await customer.get('/users/1'))).toBe('200 0000')
  expect(outcome(await customer.get('/serviceRequests?limit=1'))).toBe('200 0000')
  const wrong = await customer.get('/serviceRequests?limit=one')
  expect(wrong.body.violations).toEqual([{ where: 'query/limit', problem: 'must be integer' }])
})

test.each(['1e3', '1E1', '0x10', '%201', '1%20', '%2B1', '01', '1.0', '', '1_000', '١'])(
  'rejects a number of the path or the query written as %j, in the control API as well',
  async (text) => {
    const api = await testApi()
    const customer = await api.as('customer')
    const answer = await customer.get(`/serviceRequests?limit=${text}`)
    expect([answer.status, answer.body.violations]).toEqual([
      400,
      [{ where: 'query/limit', problem: 'must be integer' }],
    ])
    expect((await customer.get(`/users/${text}`)).status).toBe(400)
    const { status, body } = await api.http().get(`/__control/worlds/default/inbox?after=${text}`)
    expect([status, body.error]).toEqual([400, 'query/after must be integer'])
  },
)

test('finds an id of a filter only by its exact digits', async () => {
  const manager = await (await testApi()).as('manager')
  const found = async (text: string): Promise<number> => {
    const { body } = await manager.get(pathWithFilter('/delegations', `delegationId::${text}`)).expect(200)
    return body.delegations.items.length
  }
  expect(await found('17003')).toBe(1)
  for (const text of ['017003', '17003e0', '+17003', '17003.0', '0x426B', ' 17003'])
    expect([text, await found(text)]).toEqual([text, 0])
})

test('rejects an unknown parameter of the query with its name', async () => {
  const answer = await (await testApi()).anyone.get('/captcha?size=2')
  expect(answer.body.violations).toEqual([{ where: 'query/size', problem: 'is not known here; leave it out' }])
})

test('rejects a missing body, one that is no object and an unexpected one', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  expect(outcome(await api.http().post('/api/login'))).toBe('400 ERROR_GENERICO')
  expect(outcome(await api.anyone.post('/login', []))).toBe('400 ERROR_GENERICO')
  const mark = '/pushNotifications?filter=user_id::1|id::1'
  expect(outcome(await customer.post(mark, { read: true }))).toBe('400 ERROR_GENERICO')
  expect(outcome(await customer.post(mark, {}))).toBe('200 0000')
})

test('has a handler for every operation and no other', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(operations).toSorted())
})

test('shows plugins the schemas of every operation on its route', () => {
  const app = Fastify()
  const seen = new Map<string, string>()
  app.addHook('onRoute', ({ config, schema = {} }) => {
    const { params, querystring, body, response } = schema
    const given = Object.entries({ params, querystring, body, response }).filter(([, part]) => part !== undefined)
    seen.set(String(config?.operationId), given.map(([part]) => part).join(' '))
  })
  bindOperations(app, handlers, {
    contextOf: () => ({}) as OpenContext, // nothing is called
    keyedHash: String,
    stepsTo: () => [],
    cache: null,
    checkAnswers: false,
  })
  const expected = Object.entries(operations).map(([id, { method }]) => [
    id,
    method === 'GET' ? 'params querystring response' : 'params querystring body response',
  ])
  expect(expected.length).toBeGreaterThan(100)
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected))
})

test('reports problems of the path, the query and the body at once', async () => {
  const { put } = await (await testApi()).as('customer')
  const { body } = await put('/users/one?more=1', { extra: 1 })
  expect(body.violations.map(({ where }: { where: string }) => where).toSorted()).toEqual([
    'body/extra',
    'path/id',
    'query/more',
  ])
})

test('rejects an unauthorized call before it reads its body', async () => {
  const { app } = await testApi()
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'PUT', url: '/api/users/1', headers, payload: '{' })
  expect(answer.statusCode).toBe(401)
})

test('reports all problems of a body at once', async () => {
  const { put } = await (await testApi()).as('customer')
  const { body } = await put('/customData/ES1', { type: 'house', name: '', extra: 1 })
  expect(body.violations.map(({ where }: { where: string }) => where).toSorted()).toEqual([
    'body/documentNumber',
    'body/extra',
    'body/icon',
    'body/name',
    'body/type',
  ])
})

test('reports for a body with variants only the problems of the nearest one', async () => {
  const { anyone } = await testApi()
  const { body } = await anyone.post('/login', { user: '12345678Z', password: 'Farola#29a', captcha: '' })
  expect(body.violations).toEqual([{ where: 'body/captcha', problem: 'must not be empty' }])
})
