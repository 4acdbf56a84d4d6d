import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { changesForSubject } from '@acometida/api-spec/conformance/about.ts'
import { roles } from '@acometida/api-spec/conformance/subjects.ts'
import { controlOperations } from '@acometida/api-spec/generated/control'
import { examplesAbout, exampleRequests } from '@acometida/api-spec/generated/examples'
import { operations } from '@acometida/api-spec/generated/operations'
import { changedRequest } from '@acometida/api-spec/operations/requestChanges.ts'
import { isObject } from '@acometida/api-spec/rules/fields'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import { prepareSubjects } from '#src/authorization/prepareSubjects.ts'
import type { OperationId } from '#src/core/operation.ts'
import { borderValue, type Keywords, pick, type Random, seededRandom } from '#src/testing/borderValues.ts'
import { messageId, testApi, type TestApi } from '#src/testing/testApi.ts'

/** `npm run lab -- proofs borders` makes ten times as many. */
const CALLS = Number(process.env['BORDER_CALLS'] ?? 10_000)
const SEED = Number(process.env['BORDER_SEED'] ?? 51)
/** After this many calls the world begins anew, before it is full of what they made. */
const CALLS_OF_A_WORLD = 500
/** The most processor time of a call, which does not depend on what else the machine does. */
const MOST_CPU_MS = 1_000
/** Time for the calls on a busy machine. */
const BORDER_MS = 600_000 + CALLS * 40
const MOST_GROWTH_BYTES = 64 * 1024 * 1024

test(
  `answers ${CALLS} calls at the borders of the contract without a bug, a hang or a leak`,
  async () => {
    const api = await testApi({ DATABASE: ':memory:', MESSAGE_LIMIT: '0' })
    const random = seededRandom(SEED)
    const subjects = prepareSubjects(api.world())
    const ids = keysOf(operations)
    const wrong: string[] = []
    let tokens = new Map<string, string>()
    let world = ''
    let usedBytes = 0
    for (let nth = 0; nth < CALLS && wrong.length < 20; nth += 1) {
      if (nth % CALLS_OF_A_WORLD === 0) {
        if (world !== '') await api.http().delete(`/__control/worlds/${world}`).expect(200)
        world = api.worlds.create({ id: `borders-${nth}`, from: api.world() })?.id ?? ''
        tokens = new Map()
        // The first world has filled what is kept for all.
        if (nth <= CALLS_OF_A_WORLD) usedBytes = heapBytes()
      }
      const id = ids[nth % ids.length] ?? 'getUser'
      const call = borderCall(
        id,
        random,
        subjects[pick(random, ['own', 'own', 'own', 'delegated', 'missing'] as const)],
      )
      const token = await tokenFor(api, id, random, world, tokens)
      const cpu = process.cpuUsage()
      const { statusCode } = await api.app.inject({
        ...call,
        headers: {
          'x-sandbox': world,
          'message-id': messageId(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(call.payload && { 'content-type': 'application/json' }),
        },
      })
      const { user, system } = process.cpuUsage(cpu)
      const cpuMs = (user + system) / 1000
      if (statusCode === 401) tokens.clear()
      if (statusCode >= 500 || cpuMs > MOST_CPU_MS)
        wrong.push(
          `${nth} ${id} ${statusCode} in ${Math.round(cpuMs)} ms: ${call.url} ${call.payload ?? ''}`.slice(0, 400),
        )
    }
    expect(wrong).toEqual([])
    expect(heapBytes() - usedBytes).toBeLessThan(MOST_GROWTH_BYTES)
  },
  BORDER_MS,
)

test(
  'answers control calls at the borders of their contract and keeps all worlds usable',
  async () => {
    const api = await testApi({ DATABASE: ':memory:', WATCH: 'on' })
    const random = seededRandom(SEED)
    const wrong: string[] = []
    for (const id of keysOf(controlOperations))
      for (let nth = 0; nth < CALLS / 1_000 && !TRAVELLING.has(id); nth += 1) {
        const { method, url, params, query, body } = controlOperations[id]
        api.worlds.create({ id: 'target' })
        const path = url.replaceAll(/:(\w+)/g, (_all, name: string) =>
          name === 'world' ? 'target' : encodeURIComponent(String(valueOf(params, name, random))),
        )
        const asked = new URLSearchParams(
          Object.entries(borderValue(query, random) as object).map(([name, value]) => [name, String(value)]), // an object
        )
        asked.delete('waitMs')
        const call = {
          method,
          url: `/__control${path}?${asked}`,
          ...(body === null ? {} : { payload: borderValue(body, random) as object }), // every body of the control API is one
        }
        const { statusCode } = await api.app.inject(call)
        const list = await api.app.inject({ url: '/__control/worlds' })
        if (statusCode === 500 || list.statusCode !== 200)
          wrong.push(`${id} ${statusCode}, then ${list.statusCode}: ${JSON.stringify(call)}`.slice(0, 400))
        for (const { id: made } of api.worlds.list())
          if (made !== 'default') await api.app.inject({ method: 'DELETE', url: `/__control/worlds/${made}` })
        expect(api.worlds.list().map((world) => world.id)).toEqual(['default'])
      }
    expect(wrong).toEqual([])
  },
  BORDER_MS,
)

/** Their travels of up to ten years are proved in `timeTravel.test.ts`. */
const TRAVELLING: ReadonlySet<string> = new Set(['advanceClock', 'advanceToNext'])

/** The example call of an operation, in which up to three values stand at a border of their schema. */
function borderCall(id: OperationId, random: Random, subject: Parameters<typeof changesForSubject>[1]) {
  const { method, url, params, query, filter, body } = operations[id]
  const about = examplesAbout[id]
  const base = changedRequest(exampleRequests[id], about === null ? {} : changesForSubject(about, subject))
  const parts: { readonly [part in 'path' | 'query' | 'filter']: Record<string, unknown> } & { body: unknown } = {
    path: { ...base.path },
    query: { ...base.query },
    filter: { ...base.filter },
    body: base.body,
  }
  const filterKeys: Keywords = filter?.schema ?? {}
  const setters = (part: Record<string, unknown>, schema: Keywords) =>
    Object.keys(schema.properties ?? {}).map((name) => () => (part[name] = valueOf(schema, name, random)))
  for (let nth = 1 + Math.floor(random() * 3); nth > 0; nth -= 1) {
    const places = [
      ...setters(parts.path, params),
      ...setters(parts.query, query),
      ...setters(parts.filter, filterKeys),
      ...(body ? [() => (parts.body = changedValue(parts.body, body, random))] : []),
    ]
    if (places.length > 0) pick(random, places)()
  }
  const path = url.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(parts.path[name] ?? 'x')))
  const asked = new URLSearchParams(Object.entries(parts.query).map(([name, value]) => [name, String(value)]))
  const clauses = Object.entries(parts.filter).map(([key, value]) => {
    const values = [value].flat().map((each) => encodeURIComponent(String(each)))
    return Array.isArray(value) ? `${key}~~${values.join(',')}` : `${key}::${values.join('')}`
  })
  if (clauses.length > 0) asked.set('filter', clauses.join('|'))
  return {
    method,
    url: `/api${path}${asked.size > 0 ? `?${asked}` : ''}`,
    ...(parts.body === undefined ? {} : { payload: JSON.stringify(parts.body) }),
  }
}

function valueOf({ properties = {} }: Keywords, name: string, random: Random): unknown {
  return borderValue(properties[name] ?? {}, random)
}

/** A body with a border value at one place of any depth. */
function changedValue(value: unknown, schema: Keywords, random: Random): unknown {
  const { properties, items } = schema
  if (random() < 0.2) return borderValue(schema, random)
  if (properties && isObject(value)) {
    const name = pick(random, Object.keys(properties))
    return { ...value, [name]: changedValue(value[name], properties[name] ?? {}, random) }
  }
  if (items && Array.isArray(value) && value.length > 0) return value.with(0, changedValue(value[0], items, random))
  return borderValue(schema, random)
}

/** The token of somebody whom the operation may let in; undefined for a visitor. */
async function tokenFor(api: TestApi, id: OperationId, random: Random, world: string, tokens: Map<string, string>) {
  const allowed: readonly string[] = operations[id].roles
  if (allowed.includes('anyone') && random() < 0.7) return undefined
  const isOfStaff = allowed.some((role) => /^(US|SU|MANAGER)_/.test(role))
  const role = pick(random, isOfStaff ? STAFF : CUSTOMERS)
  const known = tokens.get(role)
  if (known) return known
  // A call may have deleted or blocked them, until the next world.
  const session = await api.logIn(roles[role], world).catch(() => undefined)
  if (session) tokens.set(role, session.accessToken)
  return session?.accessToken
}

const CUSTOMERS = ['manager', 'manager', 'customer'] as const
const STAFF = ['agent', 'utilityAdmin', 'association'] as const

/** The bytes of live objects. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // the flag above puts it there
  collect()
  return process.memoryUsage().heapUsed
}
