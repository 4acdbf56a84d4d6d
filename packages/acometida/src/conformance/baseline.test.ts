import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ManglingProxy, openManglingProxy } from '@acometida/e2e/support/manglingProxy.ts'
import type { Mangling } from '@acometida/e2e/support/manglings.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noSuchUser } from './testing/noSuchUser.ts'
import { type Reference, startReference } from './testing/reference.ts'

let server: Reference
/** The proxy between the command and the server, which breaks the contract. */
let proxy: ManglingProxy
let folder: string
let file: string

beforeAll(async () => {
  server = await startReference()
  proxy = await openManglingProxy(server.url)
}, 120_000)
beforeEach(() => {
  folder = mkdtempSync(join(server.folder, 'baseline-'))
  file = join(folder, 'baseline.yaml')
})
afterEach(() => {
  proxy.mend()
  vi.unstubAllEnvs()
})
afterAll(async () => {
  await proxy.close()
  await server.stop()
})

const missing: Mangling = (answer) => ({ ...answer, status: 404 })
const withNovelty: Mangling = ({ body, ...answer }) => ({ ...answer, body: body.replace('{', '{"novelty":1,') })

/** Runs the command for two operations, one of which the test breaks. */
const run = (...words: readonly string[]) =>
  server.conformance('--base-url', proxy.url, '--only', 'getCaptcha,getAppVersion', '--level', '2', ...words)

const entry = (question: string, more = '') =>
  `- operation: getCaptcha\n  question: ${question}\n  severity: broken\n  rule: status\n  reason: It comes in May.\n${more}`
const both = `${entry('reach, without a session')}${entry('shape, success')}`

test('lists known findings with their reason and counts them apart', async () => {
  proxy.mangle('getCaptcha', missing)
  writeFileSync(file, `${both}  ticket: AC-12\n`)
  const { code, said } = await run('--baseline', file)
  expect(said.split('\n')[0]).toBe('exercised 2/2 · right 1 · broken 0 · drifted 0 · not judged 0 · absent 0 · known 1')
  expect(said).toContain('\nknown getCaptcha (GET /captcha)\n')
  expect(said).toMatch(/ {4}known broken: status: expected 200.*; got 404 \(It comes in May\., AC-12\)/)
  expect(code).toBe(0)
})

test('counts a finding that no entry names, also beside a known one', async () => {
  proxy.mangle('getCaptcha', missing)
  writeFileSync(file, entry('shape, success'))
  const { code, said } = await run('--baseline', file)
  expect([code, said]).toEqual([1, expect.stringContaining('broken 1 · drifted 0 · not judged 0 · absent 0 · known 0')])
})

test('counts what is broken at the place of a known drift', async () => {
  proxy.mangle('getCaptcha', missing)
  writeFileSync(file, both.replaceAll('broken', 'drift'))
  expect((await run('--baseline', file)).code).toBe(1)
})

test('passes a run that asks for drift if all drift is known', async () => {
  proxy.mangle('getCaptcha', withNovelty)
  expect((await run('--fail-on', 'drift')).code).toBe(1)
  await run('--baseline', file, '--baseline-update', '--reason', 'New.')
  const { code, said } = await run('--fail-on', 'drift', '--baseline', file)
  expect([code, said]).toEqual([0, expect.stringContaining('drifted 0 · not judged 0 · absent 0 · known 1')])
})

test('fails a run with an expired entry and names it, even without findings', async () => {
  writeFileSync(file, entry('shape, success', '  expires: 2000-01-01\n'))
  const { code, said } = await run('--baseline', file)
  expect(code).toBe(1)
  expect(said).toContain('Expired after 2000-01-01: getCaptcha, shape, success: broken status (It comes in May.)')
})

test('ignores an expired entry and applies one that is still valid', async () => {
  proxy.mangle('getCaptcha', missing)
  const until = (day: string) => writeFileSync(file, both.replaceAll('It comes', `"It"\n  expires: ${day}\n#`))
  until('2000-01-01')
  expect((await run('--baseline', file)).said).toContain('· broken 1 ')
  until('9999-12-31')
  expect((await run('--baseline', file)).said).toContain('· broken 0 ')
})

test('names an entry without a finding, passes the run, and removes the entry when pruned', async () => {
  writeFileSync(file, both)
  const { code, said } = await run('--baseline', file)
  expect([code, said]).toEqual([
    0,
    expect.stringContaining('No longer found: getCaptcha, shape, success: broken status'),
  ])
  expect(readFileSync(file, 'utf8')).toBe(both)
  await run('--baseline', file, '--baseline-prune')
  expect(readFileSync(file, 'utf8').trim()).toBe('[]')
})

test('keeps entries of operations and levels that were not asked', async () => {
  const kept = `${entry('roles, as customer')}${entry('shape, success').replace('getCaptcha', 'getUser')}`
  writeFileSync(file, `${entry('shape, success')}${kept}`)
  const { said } = await run('--baseline', file, '--baseline-prune')
  expect(said).not.toContain('not found')
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

test('keeps the entry of a question that was not judged', async () => {
  const open = `${entry('shape, success')}`.replace('getCaptcha', 'getUser')
  writeFileSync(file, open)
  proxy.mangle('getUser', noSuchUser)
  const words = ['--only', 'getUser,getCaptcha', '--baseline', file, '--baseline-prune'] as const
  expect((await run(...words)).said).toContain('not judged getUser')
  expect(readFileSync(file, 'utf8')).toBe(open)
})

test('writes found findings with a reason on an update, and passes the next run', async () => {
  proxy.mangle('getCaptcha', missing)
  const updated = await run('--baseline', file, '--baseline-update', '--reason', 'It comes in June.')
  expect([updated.code, updated.said]).toEqual([0, expect.stringContaining('known 1')])
  const written = readFileSync(file, 'utf8')
  expect(written).toContain(
    '- operation: getCaptcha\n  question: shape, success\n  severity: broken\n  rule: status\n  reason: It comes in June.\n',
  )
  expect((await run('--baseline', file)).code).toBe(0)
})

test('keeps entries, comments and order on an update and adds no entry twice', async () => {
  proxy.mangle('getCaptcha', missing)
  const before = `# Asked of the supplier.\n\n${entry('shape, success', '  ticket: AC-12 # since March\n')}`
  writeFileSync(file, before)
  await run('--baseline', file, '--baseline-update', '--reason', 'Later.')
  const written = readFileSync(file, 'utf8')
  expect(written.startsWith(before)).toBe(true)
  expect(written.slice(before.length)).toBe(entry('reach, without a session').replace('It comes in May.', 'Later.'))
})

test('names an item of a list without its index', async () => {
  proxy.mangle('listUserRoles', (answer) => ({ ...answer, body: answer.body.replace('"roles":[', '"roles":[null,') }))
  await run('--only', 'listUserRoles', '--baseline', file, '--baseline-update', '--reason', 'Later.')
  expect(readFileSync(file, 'utf8')).toContain('where: userRoles.items[].roles[]\n')
})

test('rejects an entry without a reason before any call', async () => {
  writeFileSync(file, `${entry('shape, success')}${entry('shape, success').replace('It comes in May.', '""')}`)
  const needs = 'Each entry needs operation, question, severity, rule and reason'
  expect(await run('--baseline', file)).toEqual({ code: 2, said: `Entry 2 of ${file} has no reason. ${needs}.` })
  expect(proxy.calls()).toEqual([])
})

test.each([
  ['no list', 'operation: getCaptcha', 'must be a list. Each entry needs'],
  ['no YAML', '- [', 'is not YAML'],
  [
    'an unknown field',
    entry('shape, success', '  until: 2026-12-31\n'),
    'the unknown key until; known keys: operation',
  ],
  ['no day', entry('shape, success', '  expires: 2026-02-30\n'), 'has expires "2026-02-30", which is not a day'],
  ['a number for a ticket', entry('shape, success', '  ticket: 12\n'), 'has a ticket that is not text; write it in'],
  ['no such operation', entry('shape, success').replace('getCaptcha', 'getPuzzle'), 'names the operation getPuzzle'],
  ['no such level', entry('success'), 'the question "success". Allowed: a level and a question'],
])('exits with 2 for a baseline with %s', async (_what, text, problem) => {
  writeFileSync(file, text)
  expect(await run('--baseline', file)).toEqual({ code: 2, said: expect.stringContaining(problem) })
})

test('exits with 2 for a missing baseline', async () => {
  expect(await run('--baseline', file)).toEqual({
    code: 2,
    said: expect.stringContaining(`The baseline ${file} does not exist`),
  })
})

test('keeps the baseline as it is after a run that judged nothing', async () => {
  proxy.mangle('getUser', (answer) => ({ ...noSuchUser(answer), type: 'text/plain' }))
  writeFileSync(file, both)
  const words = ['--only', 'getUser', '--baseline', file, '--baseline-update', '--reason', 'Later.'] as const
  expect(await run(...words)).toEqual({ code: 3, said: expect.stringContaining('drift: content-type') })
  expect(readFileSync(file, 'utf8')).toBe(both)
})

test('reports known findings and expired entries in each format', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true')
  proxy.mangle('getCaptcha', missing)
  const old = entry('roles, as customer', '  expires: 2000-01-01\n')
  writeFileSync(file, both + old)
  const { said } = await run('--baseline', file, '--report', 'json,junit,md,html', '--output', folder)
  expect(said).toContain('::notice title=getCaptcha, shape::known broken: status')
  expect(said).toContain('::error title=baseline::expired after 2000-01-01: getCaptcha, roles, as customer')
  const written = (name: string) => readFileSync(join(folder, name), 'utf8')
  const { counts, baseline, operations } = JSON.parse(written('conformance.json'))
  expect(counts).toEqual({ exercised: 2, all: 2, absent: 0, right: 1, broken: 0, drifted: 0, notJudged: 0, known: 1 })
  expect(baseline).toEqual({ expired: [expect.objectContaining({ question: 'roles, as customer' })], stale: [] })
  expect(JSON.stringify(operations)).toContain('"known":{"reason":"It comes in May."}')
  const xml = written('conformance.xml')
  expect(xml).toContain('<testsuite name="getCaptcha" tests="2" failures="0"')
  expect(xml).toContain('known broken: status')
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(xml).toContain('<testsuite name="baseline" tests="1" failures="1">')
  expect(written('conformance.md')).toContain('| known broken: It comes in May. | getCaptcha | shape |')
  expect(written('conformance.md')).toContain('- Expired after 2000-01-01: getCaptcha, roles')
  expect(written('conformance.html')).toContain('<details><summary>known: getCaptcha')
  expect(written('conformance.html')).toContain('<p>Expired after 2000-01-01')
})
