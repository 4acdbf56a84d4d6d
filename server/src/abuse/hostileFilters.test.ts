import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const withFilter = Object.entries(operations).flatMap(([id, { method, path, filter, roles }]) =>
  filter === null
    ? []
    : [{ id, method, path: path.replace(/\{\w+\}/g, '1'), key: Object.keys(filter.schema.properties)[0] ?? '', roles }],
)

test.each([
  ['a key given twice', (key: string) => `${key}::1|${key}::2`],
  ['ten thousand clauses', (key: string) => Array.from({ length: 10_000 }, () => `${key}::1`).join('|')],
  ['twenty-one clauses', (key: string) => Array.from({ length: 21 }, (_, nth) => `${key}${nth}::1`).join('|')],
  ['more than a kilobyte', (key: string) => `${key}::${'a'.repeat(1_100)}`],
  ['the prototype', () => '__proto__::1'],
  ['the constructor', () => 'constructor::1'],
  ['a column of the table', (key: string) => `${key}::1|password_hash::x`],
  ['SQL in the place of a key', (key: string) => `${key}::1|1=1 --::x`],
  ['a sign that is none', (key: string) => `${key}=1`],
])('rejects a filter with %s in every operation', async (_what, hostile) => {
  const api = await testApi()
  const clients = { user: await api.as('customer'), staff: await api.as('administrator'), anyone: api.anyone }
  expect(withFilter.length).toBeGreaterThan(20)
  for (const { id, method, path, key, roles } of withFilter) {
    const isFor = (role: string) => roles.some((each) => each === role)
    const client = isFor('user') ? clients.user : isFor('anyone') ? clients.anyone : clients.staff
    const answer = await client.call(method, pathWithFilter(path, hostile(key)))
    // Node itself refuses an address of more than 16 kB, before the server sees it.
    expect([400, 431], `${id}: ${outcome(answer)}`).toContain(answer.status)
  }
})

test('takes SQL in a filter as a plain value that finds and changes nothing', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  for (const value of ["' OR '1'='1", "x'; DROP TABLE user; --", '%', '_', '12345678Z" OR ""="']) {
    const { body } = await get(pathWithFilter('/dossiers', `dossierCod::${encodeURIComponent(value)}`)).expect(200)
    expect(body.dossiers).toEqual({ count: 0, items: [] })
  }
  const agent = await api.as('agent')
  for (const value of ['%%%', '___', "' OR '1'='1"])
    expect(outcome(await agent.get(pathWithFilter('/users', `name::${encodeURIComponent(value)}`)))).toBe('200 0025')
  expect(outcome(await get('/users/1'))).toBe('200 0000')
})
