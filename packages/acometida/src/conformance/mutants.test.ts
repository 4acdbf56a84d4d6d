import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { type ManglingProxy, openManglingProxy } from '@acometida/e2e/support/manglingProxy.ts'
import { cutOff, foreign, type Mangling, otherValues, withoutFields } from '@acometida/e2e/support/manglings.ts'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Reference, startReference } from './testing/reference.ts'

let server: Reference
/** The proxy between the command and the server, which breaks the contract. */
let proxy: ManglingProxy

beforeAll(async () => {
  server = await startReference()
  proxy = await openManglingProxy(server.url)
}, 120_000)
afterEach(() => proxy.mend())
afterAll(async () => {
  await proxy.close()
  await server.stop()
})

/** The verdicts of a run on two operations, and its exit code. */
async function verdicts(one: OperationId, other: OperationId) {
  const names = `${one},${other}`
  const { code, said } = await server.conformance('--base-url', proxy.url, '--only', names, '--expect', names)
  const verdictOf = (id: string) => new RegExp(`^(broken|drifted) ${id} `, 'm').exec(said)?.[1] ?? 'right'
  return { code, [one]: verdictOf(one), [other]: verdictOf(other) }
}

type Mutant = readonly [what: string, operation: OperationId, mangling: Mangling]

/** The parts of an answer that the mutants change. */
interface Content {
  readonly result: { readonly codResult: string; readonly msgResult: string }
  readonly bills?: { readonly items: readonly object[] }
  readonly supplyPoints?: { readonly items: readonly object[] }
}

/** Changes the content of successful answers. */
function inSuccess(change: (content: Content) => object): Mangling {
  return (answer) => {
    const content: Content | null = answer.status === 200 ? JSON.parse(answer.body) : null
    return content?.result.codResult === '0000' ? { ...answer, body: JSON.stringify(change(content)) } : answer
  }
}

const [leftOut, withoutOne]: [string, Mangling] = Object.entries(withoutFields('listBills').needed)[0] ?? ['', cutOff]
let calls = 0
const spent = new Map<string, string>()

const mutants: readonly Mutant[] = [
  ...Object.entries(otherValues).map(([what, mangling]): Mutant => [what, 'listBills', mangling]),
  ...Object.entries(foreign).map(([what, mangling]): Mutant => [what, 'listContracts', mangling]),
  ['an answer that is cut off', 'listContracts', cutOff],
  [leftOut, 'listBills', withoutOne],
  ['no such operation', 'getCaptcha', (answer) => ({ ...answer, status: 404 })],
  ['a server that fails', 'listAlerts', (answer) => (answer.status === 200 ? { ...answer, status: 500 } : answer)],
  ['a code of another operation', 'getUser', (answer) => ({ ...answer, body: answer.body.replace('0000', '2903') })],
  [
    'another code of the operation than the one that is brought about',
    'checkLoginUser',
    (answer) => ({ ...answer, body: answer.body.replace('"2024"', '"2017"') }),
  ],
  ['200 for 401', 'getUser', (answer) => (answer.status === 401 ? { ...answer, status: 200 } : answer)],
  ['200 for 403', 'listUserRoles', (answer) => (answer.status === 403 ? { ...answer, status: 200 } : answer)],
  [
    'a page for what is forbidden',
    'listUserRoles',
    (answer) => (answer.status === 403 ? { ...answer, type: 'text/html', body: '<h1>No</h1>' } : answer),
  ],
  ['403 for who may', 'listBills', (answer) => (answer.status === 200 ? { ...answer, status: 403 } : answer)],
  [
    "an answer that tells somebody else's from nobody's",
    'listBills',
    (answer) => ({ ...answer, body: answer.body.replace('"msgResult":"', `"msgResult":"${(calls += 1)} `) }),
  ],
  [
    'a page of one more than was asked for',
    'listBills',
    inSuccess(({ bills, ...content }) => {
      const items = bills?.items ?? []
      return { ...content, bills: { ...bills, items: [...items, ...items.slice(-1)] } }
    }),
  ],
  [
    'a page of one more of a list with one item',
    'listDocumentsOffline',
    (answer) => ({ ...answer, body: answer.body.replace(/"items":\[(\{[^{}]*\})\]/, '"items":[$1,$1]') }),
  ],
  [
    'a filter that is passed over',
    'listSupplyPoints',
    inSuccess(({ supplyPoints, ...content }) => {
      const idAddress = String((calls += 1))
      return { ...content, supplyPoints: { items: supplyPoints?.items.map((item) => ({ ...item, idAddress })) } }
    }),
  ],
  [
    'a spent refresh token that is accepted',
    'refreshTokens',
    (answer) => {
      if (answer.status === 200) spent.set('answer', answer.body)
      const body = spent.get('answer')
      return body === undefined ? answer : { ...answer, status: 200, body }
    },
  ],
  [
    'a write that is done twice under one message-id',
    'saveAlerts',
    inSuccess((content) => ({ ...content, result: { ...content.result, msgResult: `done ${(calls += 1)}` } })),
  ],
]

test.each(mutants)(
  'finds %s in %s, and nothing elsewhere',
  async (_what, operation, mangling) => {
    proxy.mangle(operation, mangling)
    expect(await verdicts(operation, 'getAppVersion')).toEqual({
      code: 1,
      [operation]: 'broken',
      getAppVersion: 'right',
    })
  },
  60_000,
)

const drifts: readonly Mutant[] = [
  ['an unknown field', 'listBills', inSuccess((content) => ({ ...content, novelty: 1 }))],
  ['201 for a success', 'openUrlMessage', (answer) => (answer.status === 200 ? { ...answer, status: 201 } : answer)],
]

test.each(drifts)(
  'reports %s as drift in %s, which alone does not fail the run',
  async (_what, operation, mangling) => {
    proxy.mangle(operation, mangling)
    expect(await verdicts(operation, 'getAppVersion')).toEqual({
      code: 0,
      [operation]: 'drifted',
      getAppVersion: 'right',
    })
  },
)

test('reports only differences from the reference server and exits with 1', async () => {
  proxy.mangle('getCaptcha', (answer) => ({ ...answer, status: 404 }))
  const words = ['--only', 'getCaptcha,getUser', '--level', '2', '--against', server.url] as const
  const { code, said } = await server.conformance('--base-url', proxy.url, ...words)
  expect(code).toBe(1)
  expect(said).toContain(`getCaptcha (GET /captcha): shape, success\n  ${proxy.url}/api: broken: status`)
  expect(said).toContain(`\n  ${server.url}/api: right`)
  expect(said).not.toContain('getUser')
  proxy.mend()
  expect(await server.conformance('--base-url', proxy.url, ...words)).toEqual({
    code: 0,
    said: `no differences between ${proxy.url}/api and ${server.url}/api`,
  })
})

test('annotates each finding for a GitHub workflow', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  onTestFinished(() => void vi.unstubAllEnvs())
  proxy.mangle('getCaptcha', (answer) => ({ ...answer, status: 404 }))
  const { said } = await server.conformance('--base-url', proxy.url, '--only', 'getCaptcha', '--level', '2')
  expect(said).toContain('::error title=getCaptcha, shape::broken: status: expected 200')
})
