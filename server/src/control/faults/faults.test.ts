import { expect, test } from 'vitest'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const add = ({ http }: TestApi, rule: object) => http().post('/__control/worlds/default/faults').send(rule)

test('answers a code in place of the call, which changes nothing', async () => {
  const api = await testApi()
  await add(api, { operation: 'updateUser', codResult: '2018' }).expect(200)
  const { get, put } = await api.as('customer')
  const before = (await get('/users/1')).body.user.phone
  const answer = await put('/users/1', { phone: '612345678' })
  expect(outcome(answer)).toBe('200 2018')
  expect(answer.body.result.msgResult).toBe('Ese correo electrónico ya lo usa otra cuenta.')
  expect((await get('/users/1')).body.user.phone).toBe(before)
})

test('answers a code with its usual status, unless the rule gives another', async () => {
  const api = await testApi()
  const { anyone } = api
  await add(api, { operation: 'getCaptcha', codResult: '4008' })
  expect(outcome(await anyone.get('/captcha'))).toBe('400 4008')
  await add(api, { operation: 'getCaptcha', codResult: '9002', status: 401 })
  expect(outcome(await anyone.get('/captcha'))).toBe('401 9002')
  await add(api, { operation: 'getCaptcha', codResult: 'NEW9' })
  expect(outcome(await anyone.get('/captcha'))).toBe('200 NEW9')
})

test('answers a status with the envelope, and a busy one with when to come back', async () => {
  const api = await testApi()
  for (const status of [429, 500, 503]) {
    await add(api, { operation: 'getCaptcha', status }).expect(200)
    const answer = await api.anyone.get('/captcha')
    expect(outcome(answer)).toBe(`${status} ERROR_GENERICO`)
    expect(answer.headers['retry-after']).toBe(status === 500 ? undefined : '1')
  }
})

test('delays a call and then answers it', async () => {
  const api = await testApi()
  await add(api, { operation: 'getCaptcha', delayMs: 40 })
  expect(outcome(await api.anyone.get('/captcha'))).toBe('200 0000')
  expect(api.world().log.list('getCaptcha')[0]?.durationMs).toBeGreaterThanOrEqual(39)
})

test.each([
  ['truncated', 200, 'application/json', '{"result":{"codResult":"00'],
  ['html', 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
  ['empty', 200, 'application/json', ''],
])('makes an answer %s', async (malformed, status, type, text) => {
  const api = await testApi()
  await add(api, { operation: 'getCaptcha', malformed }).expect(200)
  const answer = await api.app.inject('/api/captcha')
  expect([answer.statusCode, answer.body]).toEqual([status, text])
  expect(answer.headers['content-type']).toContain(type)
})

test('applies a rule only to calls with given values of the query, the path or the filter', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('customer')
  const said = async (path: string) => outcome(await get(path))
  await add(api, { operation: 'listMasterData', where: 'master::CONTRACT|language::ES', status: 503 }).expect(200)
  expect(await said('/masterData?filter=master::CONTRACT|language::ES')).toBe('503 ERROR_GENERICO')
  expect(await said('/masterData?filter=master::SEND_URL|language::ES')).toBe('200 0000')
  await add(api, { operation: 'listDossiers', where: 'sort::REGISTER_DATE', status: 503 })
  expect(await said('/dossiers?sort=REGISTER_DATE')).toBe('503 ERROR_GENERICO')
  expect(await said('/dossiers')).toBe('200 0000')
  await add(api, { operation: 'getUser', where: `id::${userId + 1}`, status: 503 })
  expect(await said(`/users/${userId}`)).toBe('200 0000')
  await add(api, { operation: 'getUser', where: `id::${userId}`, status: 503 })
  expect(await said(`/users/${userId}`)).toBe('503 ERROR_GENERICO')
})

test('rejects a rule whose values are not written as in a filter', async () => {
  await add(await testApi(), { operation: 'getUser', where: 'code=02', status: 503 }).expect(400)
})

test('breaks a connection', async () => {
  const api = await testApi()
  await add(api, { operation: 'getCaptcha', malformed: 'broken' }).expect(200)
  await expect(api.anyone.get('/captcha')).rejects.toThrow('socket hang up')
})

test('applies a rule to so many calls, counts them and returns to the earlier rule', async () => {
  const api = await testApi()
  await add(api, { operation: '*', codResult: '-0001' })
  await add(api, { operation: 'getCaptcha', codResult: '1001', times: 2 })
  const codes = []
  for (let times = 0; times < 3; times += 1) codes.push(outcome(await api.anyone.get('/captcha')))
  expect(codes).toEqual(['200 1001', '200 1001', '200 -0001'])
  const { body } = await api.http().get('/__control/worlds/default/faults')
  expect((await api.http().get('/__control/worlds/default')).body.faults).toBe(1)
  expect(body.faults).toEqual([
    { id: 2, rule: { operation: 'getCaptcha', codResult: '1001', times: 2 }, used: 2 },
    { id: 1, rule: { operation: '*', codResult: '-0001' }, used: 1 },
  ])
  await api.http().delete('/__control/worlds/default/faults').expect(200)
  expect(outcome(await api.anyone.get('/captcha'))).toBe('200 0000')
})

test('applies a rule in its own world and to its own operation', async () => {
  const api = await testApi()
  await api.http().post('/__control/worlds').send({ id: 'other' }).expect(200)
  await add(api, { operation: 'getCaptcha', status: 500 })
  expect(outcome(await api.bearing(null, 'other').get('/captcha'))).toBe('200 0000')
  expect(outcome(await api.anyone.post('/loginUser', { user: '12345678Z' }))).toBe('200 0000')
})

test('rejects a rule for an unknown operation, without an effect or with an unknown one', async () => {
  const api = await testApi()
  const errorOf = async (rule: object) => (await add(api, rule).expect(400)).body.error
  expect(await errorOf({ operation: 'logout', status: 500 })).toMatch(
    /^Operation logout does not exist\. Known operations: \*, logIn/,
  )
  expect(await errorOf({ operation: 'logIn', times: 1 })).toBe(
    'The rule has no effect. Give it codResult, status, delayMs or malformed.',
  )
  expect(await errorOf({ operation: 'logIn', malformed: 'odd' })).toBe(
    'body/malformed must be one of truncated, html, empty, broken',
  )
  expect(await errorOf({ operation: 'logIn', status: 99 })).toBe('body/status must be >= 200')
})

test('switches a rule off and on again, and counts anew with each change', async () => {
  const api = await testApi()
  const rule = { operation: 'getCaptcha', status: 503, times: 1 }
  await add(api, rule).expect(200)
  const change = (body: object, id = 1) => api.http().put(`/__control/worlds/default/faults/${id}`).send(body)
  const said = async () => outcome(await api.anyone.get('/captcha'))
  expect((await change({ ...rule, off: true }).expect(200)).body).toEqual({
    id: 1,
    rule: { ...rule, off: true },
    used: 0,
  })
  expect((await api.http().get('/__control/worlds/default')).body.faults).toBe(0)
  expect(await said()).toBe('200 0000')
  await change(rule).expect(200)
  expect([await said(), await said()]).toEqual(['503 ERROR_GENERICO', '200 0000'])
  await change({ ...rule, codResult: '1001' }).expect(200)
  expect(await said()).toBe('503 1001')
  expect((await change({ operation: 'getCaptcha' }).expect(400)).body.error).toContain('The rule has no effect.')
  expect((await change(rule, 7).expect(404)).body.error).toBe('Fault rule 7 does not exist. Known rules: 1.')
})

test('lets some calls pass before a rule applies', async () => {
  const api = await testApi()
  await add(api, { operation: 'getCaptcha', status: 503, skip: 2, times: 1 }).expect(200)
  const seen = []
  for (let nth = 0; nth < 4; nth += 1) seen.push(outcome(await api.anyone.get('/captcha')))
  expect(seen).toEqual(['200 0000', '200 0000', '503 ERROR_GENERICO', '200 0000'])
})

test('applies a rule to a share of the calls, to the same ones each time', async () => {
  const seen = async () => {
    const api = await testApi()
    await add(api, { operation: 'getCaptcha', status: 503, probability: 0.25 }).expect(200)
    const codes: number[] = []
    for (let nth = 0; nth < 40; nth += 1) codes.push((await api.anyone.get('/captcha')).status)
    return codes
  }
  const first = await seen()
  const share = first.filter((status) => status === 503).length / first.length
  expect(share).toBeGreaterThan(0.15)
  expect(share).toBeLessThan(0.35)
  expect(await seen()).toEqual(first)
})

test('applies a rule to the calls of one persona, also while they act for somebody', async () => {
  const api = await testApi()
  await add(api, { operation: 'getUser', status: 503, caller: 'customer' }).expect(200)
  const customer = await api.as('customer')
  const other = await api.as('prosumer')
  expect(outcome(await customer.get('/users/1'))).toBe('503 ERROR_GENERICO')
  expect(outcome(await other.get(`/users/${other.userId}`))).toBe('200 0000')
  expect(outcome(await api.anyone.get('/users/1'))).toBe('401 9002')
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  const acting = api.bearing(body.accessToken)
  expect(outcome(await acting.get('/users/1'))).toBe('200 0000')
  await add(api, { operation: 'getUser', status: 503, caller: 'agent' }).expect(200)
  expect(outcome(await acting.get('/users/1'))).toBe('503 ERROR_GENERICO')
})

test('removes one rule and keeps the others, and names an unknown one', async () => {
  const api = await testApi()
  await add(api, { operation: 'getCaptcha', status: 500 })
  await add(api, { operation: 'getCaptcha', status: 503 })
  await api.http().delete('/__control/worlds/default/faults/2').expect(200)
  expect(outcome(await api.anyone.get('/captcha'))).toBe('500 ERROR_GENERICO')
  const { body } = await api.http().delete('/__control/worlds/default/faults/2').expect(404)
  expect(body.error).toBe('Fault rule 2 does not exist. Known rules: 1.')
})
