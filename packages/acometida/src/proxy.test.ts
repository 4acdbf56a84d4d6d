import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WatchedRequest } from '@acometida/api-spec/generated/control'
import { freePort } from '@acometida/testing/freePort'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startReference } from './conformance/testing/reference.ts'
import { runProgram } from './program.ts'
import { call, openApi } from './proxy/testing/proxied.ts'
import { runUntilCtrlC } from './testing/runUntilCtrlC.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const json = { 'content-type': 'application/json' }
const done = { codResult: '0000', msgResult: 'Hecho.' }

/** Runs the proxy in front of an API with this answer, makes calls through it and ends it as Ctrl-C does. */
async function watched(content: object, words: readonly string[], paths: readonly string[]) {
  const api = await openApi((_asked, given) => void given.writeHead(200, json).end(JSON.stringify(content)))
  onTestFinished(api.close)
  return { ...(await running(['proxy', '--target', api.url, ...words], paths)), target: api.url }
}

/** Runs a command that listens, makes calls to it and ends it as Ctrl-C does. */
async function running(words: readonly string[], paths: readonly string[]) {
  const statuses: number[] = []
  const ran = await runUntilCtrlC([...words, '--listen', String(await freePort())], tmpdir(), async (url) => {
    for (const path of paths) statuses.push((await call(url + path)).status)
  })
  return { ...ran, statuses }
}

test('tells each finding once, counts at the end and exits with 1 for what is broken', async () => {
  const wrong = { result: done, challenge: 3 }
  const { code, said, statuses, target, url } = await watched(wrong, [], ['/captcha', '/captcha', '/files/1'])
  expect(said).toEqual([
    `${url} forwards to ${target} (observe). Ctrl-C ends it.`,
    'getCaptcha (GET /captcha): broken: shape at challenge: expected must be text; got a number',
    [
      'exercised 1/121 · right 0 · broken 1 · drifted 0 · not judged 120',
      '2 calls judged',
      '1 call outside the contract: GET /files',
      '2× getCaptcha (GET /captcha): broken: shape at challenge: expected must be text; got a number',
    ].join('\n'),
  ])
  expect([code, statuses]).toEqual([1, [200, 200, 200]])
})

test('names calls outside the contract, and explains --target if all are such', async () => {
  const { code, said } = await watched([], [], ['/v1/captcha', '/posts?author=Ana', '/posts', '/12345678Z'])
  expect(said[1]?.split('\n').slice(1)).toEqual([
    '0 calls judged',
    '4 calls outside the contract: GET /posts 2×, GET /v1, GET /…',
    'No call was in the contract. Put the base path of the API into --target, such as https://api.example/v1; clients then call the proxy without it.',
  ])
  expect(code).toBe(0)
})

const drifted = { result: done, challenge: 'x', novelty: 1 }

test('exits with 0 for drift, or with 1 where that is asked for', async () => {
  expect((await watched(drifted, [], ['/captcha'])).code).toBe(0)
  expect((await watched(drifted, ['--fail-on', 'drift'], ['/captcha'])).code).toBe(1)
})

test('rejects what breaks the contract and answers faults in place of the API', async () => {
  const words = ['--mode', 'enforce', '--fault', 'getCaptcha=429:1', '--fault', 'getUser=4008']
  const { code, statuses } = await watched({ result: done, challenge: 3 }, words, [
    '/captcha',
    '/captcha',
    '/users/1',
    '/users/x',
  ])
  expect([code, statuses]).toEqual([1, [429, 502, 400, 400]])
})

test('exits with 1 for a taken port', async () => {
  const api = await openApi(() => {})
  onTestFinished(api.close)
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const { port } = new URL(api.url)
  expect(await runProgram(['proxy', '--target', api.url, '--listen', port], tmpdir(), '1.2.3')).toBe(1)
  expect(error).toHaveBeenCalledWith(
    `Port ${port} is in use by process ${process.pid}, and the command needs it. Stop it, or run with --listen <another port>.`,
  )
})

test('exits with 2 for a certificate without its key or one that cannot be read', async () => {
  const said: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  const folder = makeFolder()
  const file = join(folder, 'cert.pem')
  writeFileSync(file, '')
  const run = (...words: readonly string[]) =>
    runProgram(['proxy', '--target', 'https://a.example', ...words], folder, '1.2.3')
  expect(await run('--cert', file)).toBe(2)
  expect(said.join('')).toContain('error: --cert and --key need each other')
  expect(await run('--ca', join(folder, 'none.pem'))).toBe(2)
  expect(said.join('')).toContain('no such file')
})

const secret = { result: done, holder: 'of-12345678Z' }

test('announces a recording, keeps nothing personal in it and never overwrites one', async () => {
  const file = join(makeFolder(), 'calls.har')
  const { said } = await watched(secret, ['--record', file], ['/captcha', '/files/1'])
  expect(said[1]).toContain('Recording real customers is processing of personal data')
  expect(said.at(-1)).toBe(`Recorded to ${file}.`)
  const text = readFileSync(file, 'utf8')
  expect(JSON.parse(text).log.entries).toHaveLength(1)
  expect(text).not.toContain('12345678Z')
  const { said: next } = await watched(secret, ['--record', file], ['/captcha'])
  expect(next.at(-1)).toBe(`Recorded to ${file.replace('.har', '.2.har')}.`)
})

test('warns loudly when it keeps personal data in a recording on request', async () => {
  const file = join(makeFolder(), 'calls.har')
  const { said } = await watched(secret, ['--record', file, '--keep-personal'], ['/captcha'])
  expect(said[2]).toContain('will contain PERSONAL DATA, TOKENS AND PASSWORDS')
  expect(readFileSync(file, 'utf8')).toContain('of-12345678Z')
})

test('replays a recording and tells once what it lacks', async () => {
  const file = join(makeFolder(), 'calls.har')
  await watched(secret, ['--record', file, '--keep-personal'], ['/captcha'])
  const { code, said, statuses, url } = await running(['replay', file], ['/captcha', '/contracts', '/contracts'])
  expect([code, statuses]).toEqual([0, [200, 404, 404]])
  expect(said).toEqual([
    `${url} answers from 1 recorded calls. Ctrl-C ends it.`,
    'The recording has no call of listContracts. It has calls of getCaptcha.',
    'replayed 1 · missed 2',
  ])
})

test('exits with 2 for a file that is no recording and says where', async () => {
  const file = join(makeFolder(), 'calls.har')
  writeFileSync(file, '{"log":{"entries":[{}]}}')
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await runProgram(['replay', file], tmpdir(), '1.2.3')).toBe(2)
  expect(error).toHaveBeenCalledWith(`${file} is not a HAR file: log.entries[0].request.method must be a text.`)
})

test('exits with 2 for a short secret', async () => {
  const file = join(makeFolder(), 'key')
  writeFileSync(file, 'short')
  const said: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(await runProgram(['proxy', '--target', 'https://a.example', '--key-file', file], tmpdir(), '1.2.3')).toBe(2)
  expect(said.join('')).toContain('needs at least 16 characters')
})

test('runs the commands of docs/real-api.md as they are written', async () => {
  const page = readFileSync(new URL('../../../docs/real-api.md', import.meta.url), 'utf8')
  const [section = ''] = /\n## Watch and record the traffic\n[\s\S]*?(?=\n## )/.exec(page) ?? []
  const lines = [...section.matchAll(/^npx acometida (proxy|replay) (.+)$/gm)]
  const folder = makeFolder()
  const api = await openApi((_asked, given) => void given.writeHead(200, json).end(JSON.stringify(drifted)))
  onTestFinished(api.close)
  const codes: number[] = []
  for (const [, name = '', rest = ''] of lines) {
    const words = rest
      .replace('https://api.example/v1', api.url)
      .replace('calls.har', join(folder, 'calls.har'))
      .split(' ')
    codes.push((await running([name, ...words], ['/captcha'])).code)
    vi.restoreAllMocks()
  }
  expect(codes).toEqual([0, 0, 0, 0])
})

test('shows the calls in the room in a world of the API, without personal data', async () => {
  const server = await startReference()
  onTestFinished(() => server.stop())
  const user = { result: done, user: { userId: '1', name: 'Lucía', phone: 612345678 } }
  const { said, target } = await watched(user, ['--room', server.url], ['/users/1', '/captcha'])
  const id = new URL(target).host.replaceAll(/[.:]/g, '-')
  expect(said).toContain(`${server.url}/__room/w/${id}/requests shows each call.`)
  const read = async (path: string) => (await fetch(`${server.url}/__control/worlds/${id}${path}`)).json()
  expect(await read('')).toMatchObject({ proxied: target, label: `Calls of ${target}`, calls: 2 })
  const { request, responseBody }: WatchedRequest = await read('/requests/1')
  expect(request).toMatchObject({ operation: 'getUser', status: 200, codResult: '0000', role: 'anyone' })
  expect(request.problems).toContain('answer/user/phone must be text; got a number')
  expect(responseBody).toContain('"name"')
  expect(responseBody).not.toContain('Lucía')
  // Another proxy in front of the same API continues its world.
  vi.restoreAllMocks()
  const again = await running(['proxy', '--target', target, '--room', server.url], [])
  expect([again.code, await read('')]).toEqual([0, expect.objectContaining({ calls: 2 })])
  // So does a run of conformance, whose findings stand beside their calls.
  const folder = makeFolder()
  cpSync(new URL('../../../api-spec/conformance', import.meta.url), join(folder, 'documents'), { recursive: true })
  const words = ['conformance', '--base-url', target, '--only', 'getCaptcha', '--level', '1', '--room', server.url]
  expect(await runProgram(words, folder, '1.2.3')).toBe(1)
  expect(await read('')).toMatchObject({ calls: 3 })
  const last: WatchedRequest = await read('/requests/3')
  expect(last.request).toMatchObject({ operation: 'getCaptcha', status: 200 })
  expect(last.request.problems[0]).toMatch(/^answer\/challenge must not be left out/)
  const { outcomes } = await read('/coverage')
  expect(outcomes).toContainEqual({ operation: 'getCaptcha', codResult: '0000', role: 'anyone', times: 2 })
}, 60_000)

test('exits with 1 where no room answers', async () => {
  const words = ['proxy', '--target', 'http://127.0.0.1:9', '--room', 'http://127.0.0.1:9']
  const said: string[] = []
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: unknown) => void said.push(String(text)))
  onTestFinished(() => void vi.restoreAllMocks())
  const code = await runProgram(words, tmpdir(), '1.2.3')
  expect([code, said]).toEqual([
    1,
    ['No server answers at http://127.0.0.1:9. Start one with npx acometida, or omit --room.'],
  ])
})
