import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { MINUTE_MS } from '@acometida/api-spec/rules/time/durations'
import { instantOf, localDate, startOfDay } from '@acometida/api-spec/rules/time/localTime'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { prepareSubjects } from '#src/authorization/prepareSubjects.ts'
import { readConfig } from '#src/config.ts'
import { systemChance } from '#src/core/chance.ts'
import type { OperationId } from '#src/core/operation.ts'
import { startsAtMs, type TestApi, testApi } from '#src/testing/testApi.ts'
import { makeAnswerCache } from './answerCache.ts'

/** Two servers on the same worlds, one with a cache and one without, and the number of cached answers. */
async function twoServers() {
  const api = await testApi()
  const { find, keep } = makeAnswerCache()
  const found = new Map<string, number>()
  const counted = {
    keep,
    find: (...asked: Parameters<typeof find>) => {
      const answer = find(...asked)
      const [path = ''] = asked[1].split('?')
      if (answer) found.set(path, (found.get(path) ?? 0) + 1)
      return answer
    },
  }
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    JWT_SECRET: 'a secret of the tests, long enough to be one',
  })
  const serverWith = async (cache: typeof counted | null) => {
    const app = await buildApp({ config, worlds: api.worlds, chance: systemChance, cache })
    onTestFinished(() => app.close())
    return async ({ path, token }: Read) => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` }
      const { statusCode, headers: sent, body } = await app.inject({ url: `/api${path}`, headers })
      return `${statusCode} ${sent['date']} ${sent['content-type']} ${sent['content-length']} ${body}`
    }
  }
  return { api, found, remembering: await serverWith(counted), forgetful: await serverWith(null) }
}

type Subjects = ReturnType<typeof prepareSubjects>

interface Read {
  readonly id: OperationId
  readonly path: string
  readonly token: string | null
}

/** Every read of the contract by different personas, of their own things and of those of others. */
async function allReads(api: TestApi, subjects: Subjects): Promise<Read[]> {
  const tokenOf = async (persona: string) => (await api.logIn(persona)).accessToken
  const pairs: [string | null, Subject][] = [
    [null, subjects.own],
    [await tokenOf('manager'), subjects.own],
    [await tokenOf('manager'), subjects.delegated],
    [await tokenOf('customer'), subjects.foreign],
    [await tokenOf('agent'), subjects.foreign],
  ]
  const ids = keysOf(operations).filter(
    (id) => operations[id].method === 'GET' && !operations[id].needsMessageId && !differsEachTime.has(id),
  )
  return pairs.flatMap(([token, subject]) => ids.map((id) => ({ id, token, path: exampleCalls[id](subject).path })))
}

/** The operations that never answer alike: a challenge is random. */
const differsEachTime: ReadonlySet<OperationId> = new Set(['getCaptcha'])

test('answers from the cache like a server without one, after any write and around a fault', async () => {
  const { api, found, remembering, forgetful } = await twoServers()
  const subjects = prepareSubjects(api.world())
  const reads = await allReads(api, subjects)
  const compare = async () => {
    const different = []
    for (const read of reads) {
      // The second answer is cached wherever it may be.
      await remembering(read)
      if ((await remembering(read)) !== (await forgetful(read))) different.push(`${read.id} ${read.token?.length}`)
    }
    return different
  }
  expect(await compare()).toEqual([])
  const { db, faults } = api.world()
  db.$client.exec("update user set name = name || ' a'; update supply_point set street = street || ' b'")
  expect(await compare()).toEqual([])
  db.$client.exec("update user set roles = 'GP' where id = 17")
  expect(await compare()).toEqual([])
  faults.add({ operation: '*', codResult: 'ERROR_GENERICO' })
  expect(await compare()).toEqual([])
  faults.clear()
  expect(await compare()).toEqual([])
  // The comparison would be worthless if nothing was cached.
  expect(found.size).toBeGreaterThan(30)
})

test.each([
  ['twenty minutes', startsAtMs, startsAtMs + 20 * MINUTE_MS],
  ['midnight', startOfDay('2026-03-17') - 1, startOfDay('2026-03-17')],
  ['the issue of bills', instantOf('2026-04-05', '06:00:00') - 1, instantOf('2026-04-05', '06:00:00')],
  ['the last day to pay', startOfDay('2026-04-26') - 1, startOfDay('2026-04-26')],
])('gives no cached answer from before %s after it where it would differ', async (_what, before, after) => {
  const { api, remembering, forgetful } = await twoServers()
  const { clock } = api.world()
  const subjects = prepareSubjects(api.world())
  clock.set(before)
  const different = []
  // One by one: many reads of staff are audited, and each audit drops all cached answers.
  for (const read of await allReads(api, subjects)) {
    clock.set(before)
    await remembering(read)
    await remembering(read)
    clock.set(after)
    if ((await remembering(read)) !== (await forgetful(read))) different.push(read.id)
  }
  expect(different).toEqual([])
})

test('makes random answers anew each time', async () => {
  const { remembering } = await twoServers()
  const read: Read = { id: 'getCaptcha', path: '/captcha', token: null }
  expect(await remembering(read)).not.toBe(await remembering(read))
})

test('caches an answer that depends on the day until midnight', async () => {
  const { api, found, remembering } = await twoServers()
  const { accessToken: token } = await api.logIn('customer')
  const read: Read = { id: 'listSupplyPoints', path: '/supplypoints', token }
  const midnight = startOfDay(addDays(localDate(startsAtMs), 1))
  api.world().clock.set(midnight - MINUTE_MS)
  const { accessToken } = await api.logIn('customer')
  const late = { ...read, token: accessToken }
  await remembering(late)
  const before = await remembering(late)
  expect(found.get('/api/supplypoints')).toBe(1)
  api.world().clock.set(midnight)
  const after = await remembering(late)
  expect(found.get('/api/supplypoints')).toBe(1)
  const dataOf = (answer: string) => /"lastDataDate":"([^"]+)"/.exec(answer)?.[1] ?? ''
  expect(dataOf(after)).toBe(addDays(dataOf(before), 1))
})

test('gives no cached answer to a user who is blocked, logs out or whose token expires', async () => {
  const { api, remembering } = await twoServers()
  const read = async () => ({
    id: 'getUser' as const,
    path: '/users/1',
    token: (await api.logIn('customer')).accessToken,
  })
  const statusOf = async (asked: Read) => (await remembering(asked)).slice(0, 3)
  const first = await read()
  expect([await statusOf(first), await statusOf(first)]).toEqual(['200', '200'])
  api.advance(3_601)
  expect(await statusOf(first)).toBe('401')
  const second = await read()
  expect([await statusOf(second), await statusOf(second)]).toEqual(['200', '200'])
  await api.bearing(second.token).delete('/tokens').expect(200)
  expect(await statusOf(second)).toBe('401')
  const third = await read()
  expect([await statusOf(third), await statusOf(third)]).toEqual(['200', '200'])
  api.world().db.$client.exec('update user set blocked = 1 where id = 1')
  expect(await statusOf(third)).toBe('401')
})

const answer = (text: string) => ({ code: '0000', text, from: 0, until: 10 })

test('gives a cached answer only within its time and to its caller', () => {
  const { find, keep } = makeAnswerCache()
  const [somebody, other] = [{}, {}]
  keep(somebody, '/a', answer('a'))
  expect([-1, 0, 9, 10].map((now) => find(somebody, '/a', now)?.text)).toEqual([undefined, 'a', 'a', undefined])
  expect([find(other, '/a', 5), find(somebody, '/b', 5)]).toEqual([undefined, undefined])
})

test('caches no long answers, and limits the answers of one caller and in all', () => {
  const { find, keep } = makeAnswerCache(1_000)
  const somebody = {}
  keep(somebody, '/long', answer('x'.repeat(1_000)))
  expect(find(somebody, '/long', 5)).toBeUndefined()
  keep(somebody, '/a', answer('x'.repeat(600)))
  keep(somebody, '/b', answer('x'.repeat(600)))
  expect([find(somebody, '/a', 5), find(somebody, '/b', 5)?.text.length]).toEqual([undefined, 600])

  const many = makeAnswerCache()
  many.keep(somebody, '/long', answer('x'.repeat(64 * 1024)))
  expect(many.find(somebody, '/long', 5)).toBeUndefined()
  for (let nth = 0; nth <= 200; nth += 1) many.keep(somebody, `/${nth}`, answer(String(nth)))
  expect([many.find(somebody, '/0', 5), many.find(somebody, '/200', 5)?.text]).toEqual([undefined, '200'])
})
