import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { fieldsIn, hasFields } from '@acometida/api-spec/rules/fields'
import { parseFilter, printFilter } from '@acometida/api-spec/rules/filter'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { normalize, type TypedKind } from '@acometida/api-spec/rules/typed/typedText'
import { waysToType, typedTexts } from '@acometida/api-spec/testing/typedTexts.ts'
import { expect, test } from 'vitest'
import { type ChangingCall, PAYMENT_SECRET, prepareCalls } from '#src/authorization/changingCalls.ts'
import type { OperationId } from '#src/core/operation.ts'
import { messageId, testApi, type TestApi } from '#src/testing/testApi.ts'
import { compileCheck } from './compileCheck.ts'
import { LOST_LETTER } from './typedTexts.ts'

/** A text of the contract that people type: where it is, its kind and its schema. */
interface TypedPlace {
  readonly where: string
  readonly kind: TypedKind
  readonly schema: object
}

const ids = keysOf(operations)
const places = ids.flatMap(placesOf)

test('normalizes every typed text of the contract before it checks it', () => {
  // Of each kind, a value for those of its schemas that allow fewer values.
  const narrower = [
    `${typedTexts.cups.right}A000`,
    'L01150780',
    '15705',
    '612345678',
    'EXP000000000001',
    'FE202602000001001',
  ]
  const wrong: string[] = []
  for (const { where, kind, schema } of places) {
    const check = compileCheck({ type: 'object', properties: { value: schema } }, 'body')
    const right = [typedTexts[kind].right, ...narrower].find((value) => check({ value }).length === 0)
    if (right === undefined) wrong.push(`${where}: no value is right`)
    for (const typed of right === undefined ? [] : waysToType(kind, right)) {
      const body = { value: typed }
      const [violation] = check(body)
      if (violation || body.value !== right) wrong.push(`${where}: ${JSON.stringify(typed)} ${violation?.problem}`)
    }
  }
  expect(wrong).toEqual([])
})

test('rejects every typed text with a lost letter and says why', () => {
  for (const { where, schema } of places) {
    const check = compileCheck({ type: 'object', properties: { value: schema } }, 'body')
    expect(check({ value: 'Pe\uFFFDa' }), where).toContainEqual({ where: 'body/value', problem: LOST_LETTER })
  }
})

test('uses every kind of typed text in the contract, except numbers', () => {
  expect(new Set([...places.map(({ kind }) => kind), 'number'])).toEqual(new Set(keysOf(typedTexts)))
  expect(places.length).toBeGreaterThan(200)
})

test('passes a text without a kind on unchanged', () => {
  const check = compileCheck(operations.logIn.body, 'body')
  const body = { user: ' 12345678z', password: ' a\u200B’ \u00A0', captcha: 'x' }
  expect([check(body), body]).toEqual([[], { user: '12345678Z', password: ' a\u200B’ \u00A0', captcha: 'x' }])
})

/** Hundreds of calls take long on a busy machine. The limit is for a hang, not for a slow run. */
const HANGS_AFTER_MS = 300_000

test(
  'answers and stores a call in another spelling as in the normal form',
  async () => {
    const api = await testApi({ DATABASE: ':memory:', PAYMENT_SECRET })
    const written = await prepareCalls(api)
    const differing: string[] = []
    for (const [index, call] of [...written, ...readCalls(written)].entries()) {
      const expected = await outcomeOf(api, call)
      // Each call in a few ways. Over all calls each way of a kind has its turn.
      for (const turn of [index, index + 9]) {
        const other = inOtherWay(call, turn)
        const outcome = other === null ? expected : await outcomeOf(api, other)
        if (outcome !== expected) differing.push(`${JSON.stringify(other)}: ${outcome} instead of ${expected}`)
      }
    }
    expect(differing).toEqual([])
  },
  HANGS_AFTER_MS,
)

/** The example of each read, by somebody who may make it. */
function readCalls(written: readonly ChangingCall[]): ChangingCall[] {
  const staff = written.find(({ persona }) => persona === 'administrator')
  const manager = written.find(({ persona }) => persona === 'manager')
  return ids.flatMap((id) => {
    const roles: readonly string[] = operations[id].roles
    const caller = roles.includes('user') || roles.includes('anyone') ? manager : staff
    if (operations[id].changes !== null || !caller) return []
    const { persona, about } = caller
    return { id, persona, about, ...exampleCalls[id](about) }
  })
}

/** The code of the answer, for a read all of it, and whether the database contains a text in another way. */
async function outcomeOf(api: TestApi, { id, persona, path, body }: ChangingCall): Promise<string> {
  const world = api.worlds.create({ from: api.world() }) ?? api.world()
  const login = await api.app.inject({ method: 'POST', url: `/__control/worlds/${world.id}/personas/${persona}/login` })
  const answer = await api.app.inject({
    method: operations[id].method,
    url: `/api${path}`,
    headers: {
      'x-sandbox': world.id,
      authorization: `Bearer ${login.json().session.accessToken}`,
      'message-id': messageId(),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  const { result, violations = [], ...success } = answer.json()
  const stored = Buffer.from(world.db.$client.serialize())
  api.worlds.remove(world)
  const odd = UNSEEN.filter((sign) => stored.includes(sign)).map(
    (sign) => `U+${sign.charCodeAt(0).toString(16)} stored`,
  )
  const read = operations[id].changes === null ? success : {}
  return JSON.stringify([answer.statusCode, result.codResult, violations, read, odd])
}

const UNSEEN = ['\u200B', '\u200E', '\u200F', '\u202A', '\u2066', '\u2060', '\uFEFF', '１', 'Ｅ']

/** The call with each typed text written in another way; null if it has none. */
function inOtherWay(call: ChangingCall, turn: number): ChangingCall | null {
  const { path: template, params, query, body, filter } = operations[call.id]
  const [place = '', asked = ''] = call.path.split('?')
  const given = new URLSearchParams(asked)
  const clauses = parseFilter(given.get('filter') ?? '', Object.keys(fieldsIn(filter?.schema.properties)))
  const search = new URLSearchParams(asObject(rewrite(query, Object.fromEntries(given), turn)))
  // A filter is a Map of texts and lists of texts.
  if (filter && clauses.ok)
    search.set('filter', printFilter(asObject(rewrite(filter.schema, Object.fromEntries(clauses.filter), turn))))
  const names = template.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1])
  const parts = place.split('/').map((part, index) => {
    const schema = fieldsIn(fieldsIn(params)['properties'])[names[index] ?? '']
    return schema === undefined ? part : encodeURIComponent(String(rewrite(schema, decodeURIComponent(part), turn)))
  })
  const other = {
    ...call,
    path: parts.join('/') + (search.size > 0 ? `?${search}` : ''),
    ...(call.body === undefined ? {} : { body: asObject(rewrite(body, call.body, turn)) }),
  }
  return JSON.stringify(other) === JSON.stringify({ ...call, path: other.path === call.path ? call.path : '' })
    ? null
    : other
}

/** What was made from an object has its fields. */
const asObject = (value: unknown) => value as Record<string, string>

/** A value of a schema with its typed texts in another way. */
function rewrite(schema: unknown, value: unknown, turn: number): unknown {
  const kind = kindOf(schema)
  if (typeof value === 'string') return kind === null ? value : otherWay(kind, value, turn)
  if (Array.isArray(value)) return value.map((item) => rewrite(fieldsIn(schema)['items'], item, turn))
  if (!hasFields(value)) return value
  const entries = Object.entries(value).map(([name, each]): [string, unknown] => [
    name,
    rewrite(propertyOf(schema, name), each, turn),
  ])
  return Object.fromEntries(entries)
}

/** The schema of a property in the first variant that has it. */
function propertyOf(schema: unknown, name: string): unknown {
  const { properties, anyOf } = fieldsIn(schema)
  if (hasFields(properties) && name in properties) return properties[name]
  return Object.values(fieldsIn(anyOf))
    .map((variant) => propertyOf(variant, name))
    .find((found) => found !== undefined)
}

/** A text in the way whose turn it is. A text that is no value of its kind has fewer ways. */
function otherWay(kind: TypedKind, value: string, turn: number): string {
  const normal = normalize(kind, value)
  const ways = waysToType(kind, value).filter((typed) => typed !== value && normalize(kind, typed) === normal)
  return ways[turn % ways.length] ?? value
}

/** The typed texts of the requests of an operation. */
function placesOf(id: OperationId): TypedPlace[] {
  const { params, query, body, filter } = operations[id]
  const parts = { params, query, body, filter: filter?.schema }
  return Object.entries(parts).flatMap(([part, schema]) => placesIn(schema, `${id} ${part}`))
}

function placesIn(schema: unknown, where: string): TypedPlace[] {
  const kind = kindOf(schema)
  if (kind !== null && hasFields(schema)) return [{ where, kind, schema }]
  const { properties, items, anyOf } = fieldsIn(schema)
  return [
    ...Object.entries(fieldsIn(properties)).flatMap(([name, each]) => placesIn(each, `${where}/${name}`)),
    ...Object.values(fieldsIn(anyOf)).flatMap((each) => placesIn(each, where)),
    ...(items === undefined ? [] : placesIn(items, `${where}/0`)),
  ]
}

function kindOf(schema: unknown): TypedKind | null {
  return (fieldsIn(schema)['x-typed'] as TypedKind | undefined) ?? null // as the generator writes it
}
