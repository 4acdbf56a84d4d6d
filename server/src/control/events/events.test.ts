import { expect, test } from 'vitest'
import { testApi, type TestApi } from '#src/testing/testApi.ts'
import { makeEventLog } from './eventLog.ts'

interface Told {
  readonly number: number
  readonly kind: string
  readonly text: string
  readonly item: number | null
}

const eventsOf = async ({ http }: TestApi, query = ''): Promise<Told[]> =>
  (await http().get(`/__control/worlds/default/events${query}`).expect(200)).body.events
const texts = async (api: TestApi, query = '') =>
  (await eventsOf(api, query)).map(({ kind, text, item }) => `${kind}: ${text}${item === null ? '' : ` #${item}`}`)
const post = ({ http }: TestApi, path: string, body: object = {}) =>
  http().post(`/__control/worlds/default${path}`).send(body).expect(200)

test('lists all events of a world, oldest first', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  await put('/users/1', { phone: '612345678' })
  await post(api, '/faults', { operation: 'getCaptcha', status: 503 })
  await api.http().delete('/__control/worlds/default/faults/1').expect(200)
  await post(api, '/snapshots', { name: 'here' })
  await post(api, '/clock/advance', { seconds: 60 })
  await post(api, '/snapshots/here/restore')
  await post(api, '/reset')
  expect(await texts(api)).toEqual([
    'request: PUT updateUser 200 0000 #1',
    'fault: getCaptcha fails #1',
    'fault: rule removed #1',
    'snapshot: here taken',
    'clock: moved forward by 60 s',
    'snapshot: here restored',
    'reset: reset to the seed',
  ])
  const numbers = (await eventsOf(api)).map(({ number }) => number)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('lists messages, jobs and scenarios without personal data', async () => {
  const api = await testApi()
  await post(api, '/scenarios/outageNow', { persona: 'prosumer' })
  await post(api, '/clock/advance', { seconds: 5_400 })
  const { body } = await api.http().get('/__control/worlds/default/inbox?waitMs=5000')
  expect(await texts(api, '?kind=scenario')).toEqual(['scenario: outageNow for prosumer'])
  expect(await texts(api, '?kind=job')).toContain('job: followOutages')
  expect(await texts(api, '?kind=message')).toContain(`message: email sent #${body.messages[0].number}`)
  expect(JSON.stringify(await eventsOf(api))).not.toContain(body.messages[0].to)
})

test('lists no message that was undone', async () => {
  const api = await testApi()
  const { db, inbox } = api.world()
  const undo = db.$client.transaction(() => {
    inbox.send({ channel: 'sms', to: '6', subject: 'a', text: 'b', language: 'en' })
    throw new Error('undone')
  })
  expect(undo).toThrow('undone')
  // Messages become events in the turn after their transaction.
  await new Promise(setImmediate)
  expect(await texts(api, '?kind=message')).toEqual([])
})

test('waits for the next event, and returns none when the time is over', async () => {
  const api = await testApi()
  const waiting = eventsOf(api, '?waitMs=20000&kind=request')
  await api.anyone.get('/captcha')
  expect((await waiting).map(({ text }) => text)).toEqual(['GET getCaptcha 200 0000'])
  expect(await eventsOf(api, '?after=1&waitMs=5')).toEqual([])
})

test('keeps the last thousand events and continues their numbers', () => {
  const log = makeEventLog(() => 0)
  for (let nth = 0; nth < 1_002; nth += 1) log.add('clock', nth, 'set')
  expect(log.list({})).toHaveLength(1_000)
  expect([log.list({})[0]?.number, log.list({}).at(-1)?.number]).toEqual([3, 1_002])
  expect(makeEventLog(() => 0, log.list({})).list({ after: 1_001 })).toHaveLength(1)
})
