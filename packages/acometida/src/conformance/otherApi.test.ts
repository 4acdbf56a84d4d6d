import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations as contract } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { type Flaw, type FlawName, flaws } from '@acometida/e2e/otherApi/flaws.ts'
import { CLIENT_ORIGIN, openOtherApi, type OtherApiSettings } from '@acometida/e2e/otherApi/openOtherApi.ts'
import { operations } from '@acometida/e2e/otherApi/operations.ts'
import { CODE, people } from '@acometida/e2e/otherApi/people.ts'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openCommandLine } from './testing/commandLine.ts'
import { skipTime } from './testing/skipTime.ts'

const { folder, conformance, close } = openCommandLine()
const config = join(folder, 'callers.json')
const [iria, tome] = people
writeFileSync(
  config,
  JSON.stringify({
    callers: {
      customer: { user: iria.document, password: iria.password },
      prosumer: { user: tome.document, password: tome.password, code: CODE },
    },
    origin: CLIENT_ORIGIN,
  }),
)
afterEach(() => vi.restoreAllMocks())
afterAll(close)

const there = Object.keys(operations)
const absent = Object.keys(contract).filter((name) => !there.includes(name))

/** The fields of the JSON report that the tests read. */
interface Report {
  readonly operations: readonly {
    readonly operation: string
    readonly verdict: string
    readonly cells: readonly {
      readonly needs?: string
      readonly findings: readonly { readonly rule: string; readonly expected: string; readonly got: string }[]
    }[]
  }[]
}

/** Runs the command on the other API. */
async function run(settings: OtherApiSettings, ...words: readonly string[]) {
  const api = await openOtherApi(settings)
  const asked = [
    '--base-url',
    api.url,
    ...(words.includes('--config') ? [] : ['--config', config]),
    '--rate',
    '0',
    '--report',
    'json',
    '--output',
    folder,
  ]
  const { code, said } = await conformance(...asked, ...words)
  await api.close()
  const report: Report = JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'))
  const found = report.operations.flatMap(({ operation, cells }) =>
    cells.flatMap(({ findings }) => findings.map(({ rule, ...told }) => ({ operation, rule, ...told }))),
  )
  return { code, said, report, found, calls: api.calls }
}

/** The flaws in groups of which no two spoil the same operation, so that one run judges many. */
function rounds(): FlawName[][] {
  const groups: FlawName[][] = []
  // Without the supplies most flaws cannot be seen.
  for (const name of keysOf(flaws).filter((each) => each !== 'suppliesDown')) {
    const isSpoiled = (of: string) => ofFlaw(name).includes(of)
    const group = groups.find((others) => !others.flatMap(ofFlaw).some(isSpoiled))
    if (group) group.push(name)
    else groups.push([name])
  }
  return groups
}

const ofFlaw = (name: FlawName): readonly string[] => flaws[name].of

test('finds nothing in another house’s conformant API, and tells its gaps in one line', async () => {
  const { code, said, found, report } = await run({}, '--effects', 'lasting')
  expect(found).toEqual([])
  expect(code).toBe(0)
  const lines = said.split('\n')
  const open = report.operations.filter(({ verdict }) => verdict === 'not judged').map(({ operation }) => operation)
  const absentLines = lines.filter((line) => line.startsWith('absent '))
  const told = absentLines.flatMap((line) => /^absent ([^:]+):/.exec(line)?.[1]?.split(', ') ?? [])
  expect(told.toSorted()).toEqual(absent.filter((name) => !open.includes(name)).toSorted())
  expect(open).toEqual([])
  expect(lines[0]).toMatch(new RegExp(`^exercised ${there.length}/${there.length} .* · absent ${absent.length}$`))
})

test.each(rounds().map((names) => [names.length, names] as const))(
  'finds or tolerates %i flaws in their operations and names no other operation',
  async (_count, names) => {
    const { found } = await run({ flaws: names, pause: skipTime() }, '--only', there.join())
    const said = (name: FlawName) =>
      found
        .filter(({ operation }) => ofFlaw(name).includes(operation))
        .map(({ rule, expected, got }) => `${rule}: expected ${expected}; got ${got}`)
    const isRight = (name: FlawName, { named }: Flaw) =>
      named === null
        ? said(name).length === 0
        : said(name).some((each) => each.startsWith(`${named.rule}:`) && each.includes(named.part))
    const wrong = names.filter((name) => !isRight(name, flaws[name])).map((name) => ({ name, said: said(name) }))
    const spoiled = new Set(names.flatMap(ofFlaw))
    const others = found.filter(({ operation }) => !spoiled.has(operation))
    expect({ wrong, others }).toEqual({ wrong: [], others: [] })
  },
)

test('renews tokens of two minutes in a run of twenty and judges every question', async () => {
  // By its clock each call takes five seconds, so that a token is good for 24 calls.
  const { code, found, report, calls } = await run(
    { lifetime: { seconds: 120 }, nowMs: (made) => made * 5000 },
    '--only',
    there.join(),
    '--effects',
    'lasting',
  )
  expect(calls.length * 5).toBeGreaterThan(20 * 60)
  expect(calls.filter((call) => call === 'PUT /tokens').length).toBeGreaterThan(10)
  expect(report.operations.filter(({ verdict }) => verdict === 'not judged')).toEqual([])
  expect(found.map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
    'logIn lifetime',
    'refreshTokens lifetime',
  ])
  expect(code).toBe(0)
})

test('exits with 4 and the reason when a configured token expires during the run', async () => {
  const api = await openOtherApi({ lifetime: { seconds: 900, calls: 12 } })
  const body = JSON.stringify({ user: iria.document, password: iria.password })
  const { accessToken } = await (await fetch(`${api.url}/login`, { method: 'POST', body })).json()
  const file = join(folder, 'token.json')
  writeFileSync(file, JSON.stringify({ callers: { customer: { token: accessToken, userId: iria.id } } }))
  const words = ['--base-url', api.url, '--config', file, '--rate', '0', '--level', '2'] as const
  const { code, said } = await conformance(...words)
  await api.close()
  expect(code).toBe(4)
  expect(said).toContain('a token in --config may have expired')
})

test('reports a read that gets no answer in the preparation, and nothing that depends on it', async () => {
  const { found, report } = await run(
    { flaws: ['suppliesDown'] },
    '--only',
    'listSupplyPoints,listMeterReadings,listBills',
  )
  const inShort = found.map(({ operation, rule }) => `${operation} ${rule}`)
  expect(inShort).toEqual(['listSupplyPoints no answer'])
  const needs = report.operations.flatMap(({ operation, cells }) =>
    operation === 'listSupplyPoints' ? [] : cells.flatMap((cell) => cell.needs ?? []),
  )
  expect(needs.filter((each) => each.startsWith('listSupplyPoints got no answer in two tries: 503'))).toHaveLength(4)
})

test('stops asking an API that no longer answers, and says so', async () => {
  const { code, found, calls } = await run({ stopsAfter: 60 }, '--only', there.join(), '--level', '5')
  expect(code).toBe(1)
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['no answer']))
  // Each of the last calls was made twice.
  expect(calls.length).toBeLessThan(60 + 2 * 8)
})

test('finds all gaps without callers and effects, and executes nothing', async () => {
  const api = await openOtherApi()
  const { code, said } = await conformance('--base-url', api.url, '--rate', '0', '--level', '1')
  await api.close()
  const [summary = '', ...lines] = said.split('\n')
  expect([code, summary]).toEqual([
    0,
    `exercised 20/24 · right 20 · broken 0 · drifted 0 · not judged 4 · absent ${absent.length}`,
  ])
  expect(lines.join().match(/not judged [^:]*: [^,]*/g)).toEqual([
    'not judged logIn, refreshTokens, endSession: level 2 judges it',
    'not judged resendMfaCode: run with --effects lasting',
  ])
  // A question, which changes nothing.
  expect(new Set(api.executed)).toEqual(new Set(['checkLoginUser']))
})

test('takes the code of a second factor from a command, and says what to do without one', async () => {
  const api = await openOtherApi()
  const file = join(folder, 'second.json')
  const prosumer = { user: tome.document, password: tome.password }
  const asked = async (more: object) => {
    writeFileSync(file, JSON.stringify({ callers: { prosumer: { ...prosumer, ...more } } }))
    return conformance(
      '--base-url',
      api.url,
      '--config',
      file,
      '--rate',
      '0',
      '--level',
      '2',
      '--only',
      'logIn,getUser',
    )
  }
  const [without, wrong, right] = [
    await asked({}),
    await asked({ codeCommand: 'echo 000000' }),
    await asked({ codeCommand: `echo ${CODE}` }),
  ]
  await api.close()
  expect(without.said).toContain('set callers.prosumer.code, or codeCommand to print it')
  expect(wrong.said).toContain('the log-in of prosumer is answered with 200 1001')
  expect([without.code, wrong.code, right.code]).toEqual([3, 3, 0])
})

test('names absent operations in each format', async () => {
  const { said } = await run(
    {},
    '--only',
    'getAppVersion,endSession,getCaptcha,listDossiers',
    '--level',
    '1',
    '--report',
    'json,junit,md,html',
  )
  const [usual, captcha] = [
    'listDossiers: The part of the screen that needs it shows that it is not available. The rest works.',
    'getCaptcha: Say "captcha": "none"',
  ]
  const written = ['md', 'html'].map((ending) => readFileSync(join(folder, `conformance.${ending}`), 'utf8'))
  for (const text of [said, ...written]) {
    const plain = text.replaceAll('&quot;', '"').replaceAll('`', '')
    expect(plain).toContain('· absent 2')
    expect(plain).toContain(usual)
    expect(plain).toContain(captcha)
  }
  expect(JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8'))).toMatchObject({
    counts: { absent: 2 },
    absent: [{ operations: ['getCaptcha'] }, { operations: ['listDossiers'] }],
  })
  expect(readFileSync(join(folder, 'conformance.xml'), 'utf8')).toContain(
    '<testcase classname="listDossiers" name="reach: there"><skipped message="the API does not have the operation"/>',
  )
})

test('reports an expected operation that is absent as broken', async () => {
  const { code, said, found } = await run({}, '--only', 'getAppVersion', '--expect', 'listDossiers', '--level', '1')
  expect(code).toBe(1)
  expect(said.split('\n')[0]).toBe('exercised 2/2 · right 1 · broken 1 · drifted 0 · not judged 0 · absent 0')
  expect(found).toEqual([expect.objectContaining({ operation: 'listDossiers', rule: 'absent' })])
})
