import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { openManglingProxy } from '@acometida/e2e/support/manglingProxy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noSuchUser } from './testing/noSuchUser.ts'
import { type Reference, startReference } from './testing/reference.ts'

let server: Reference

beforeAll(async () => {
  server = await startReference()
}, 120_000)
afterAll(() => server.stop())

const conformance = (...words: readonly string[]) => server.conformance('--base-url', server.url, ...words)

/** Runs the command for two operations, one of which never succeeds. */
async function withoutUsers(...words: readonly string[]) {
  const proxy = await openManglingProxy(server.url)
  proxy.mangle('getUser', noSuchUser)
  const run = await conformance('--base-url', proxy.url, '--only', 'getCaptcha,getUser', '--level', '2', ...words)
  await proxy.close()
  return run
}

/** The fields of the JSON report that the tests read. */
interface Report {
  readonly operations: readonly {
    readonly operation: OperationId
    readonly cells: readonly { readonly level: string; readonly name: string; readonly needs?: string }[]
  }[]
}

// The tests of the build ask all its operations, several times over.
test('finds the reference server conformant in three areas, with every code of their operations', async () => {
  const words = ['--fail-on', 'drift', '--min-exercised', '100', '--report', 'json', '--output', server.folder] as const
  const { code, said } = await conformance('--only', 'alerts,bills,delegations', ...words)
  expect(said.split('\n')[0]).toMatch(
    /^exercised (\d+)\/\1 · right \1 · broken 0 · drifted 0 · not judged 0 · absent 0$/,
  )
  expect(code).toBe(0)
  const { operations: reports }: Report = JSON.parse(readFileSync(join(server.folder, 'conformance.json'), 'utf8'))
  const asked = reports.flatMap(({ operation, cells }) =>
    cells
      .filter(({ level, name }) => level === 'codes' && name.startsWith('code '))
      .map(({ name, needs }) => ({ pair: `${operation} ${name.slice('code '.length)}`, needs })),
  )
  expect(asked.map(({ pair }) => pair)).toEqual(
    reports.flatMap(({ operation }) => {
      const { successCodes, failureCodes } = operations[operation]
      return [...successCodes, ...failureCodes].map((each) => `${operation} ${each}`)
    }),
  )
  expect(asked.filter(({ needs }) => needs !== undefined).map(({ pair }) => pair)).toEqual([])
}, 300_000)

test('chooses operations by name and by tag, and names an unknown word', async () => {
  const { said } = await conformance('--only', 'listBills,getUser', '--level', '2')
  expect(said).toMatch(/^exercised 2\/2 · right 2/)
  expect(await conformance('--only', 'payBills')).toEqual({
    code: 2,
    said: expect.stringContaining('neither an operation nor a tag'),
  })
})

test('writes each report format into a file of its own', async () => {
  await withoutUsers('--report', 'json,junit,md,html', '--output', server.folder)
  const written = (name: string) => readFileSync(join(server.folder, name), 'utf8')
  const { counts, operations: reports } = JSON.parse(written('conformance.json'))
  expect(counts).toEqual({ exercised: 1, all: 2, right: 1, broken: 0, drifted: 0, notJudged: 1, absent: 0 })
  expect(reports.map(({ verdict }: { verdict: string }) => verdict).toSorted()).toEqual(['not judged', 'right'])
  expect(written('conformance.xml')).toContain('<testsuite name="getCaptcha" tests="')
  expect(written('conformance.md')).toMatch(/^\*\*exercised 1\/2 .*\*\*\n\nNot judged:\n\n- getUser: /)
  expect(written('conformance.html')).toContain('<summary>right: getCaptcha (GET /captcha)</summary>')
})

test('exits with 3 for an API that cannot be reached', async () => {
  // Nothing listens at the port of the discard protocol.
  const { code, said } = await conformance('--base-url', 'http://127.0.0.1:9', '--only', 'getUser')
  expect([code, said]).toEqual([3, expect.stringContaining('http://127.0.0.1:9 does not answer')])
})

test('exits with 4 for fewer operations than asked for', async () => {
  expect((await withoutUsers('--min-exercised', '90')).code).toBe(4)
})

test('explains a wrong configuration and what would be right', async () => {
  const file = join(server.folder, 'wrong.json')
  writeFileSync(file, JSON.stringify({ people: {} }))
  expect(await conformance('--config', file)).toEqual({
    code: 2,
    said: `${file}: unknown key people. Known keys: callers, subjects, origin, captcha, headers, messageId.`,
  })
})

test('refuses to overwrite the configuration with a report', async () => {
  const file = join(server.folder, 'conformance.json')
  writeFileSync(file, '{}')
  const { code, said } = await conformance('--config', file, '--report', 'json', '--output', server.folder)
  expect([code, said, readFileSync(file, 'utf8')]).toEqual([2, expect.stringContaining('would overwrite'), '{}'])
})
