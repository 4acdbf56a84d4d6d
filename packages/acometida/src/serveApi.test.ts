import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './program.ts'
import { openApi } from './proxy/testing/proxied.ts'
import { runUntilCtrlC } from './testing/runUntilCtrlC.ts'

const json = { 'content-type': 'application/json' }
const done = { codResult: '0000', msgResult: 'Hecho.' }

/** The folder of a package with a small client, and a working folder. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-serve-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/index.html'), '<p>the client</p>')
  writeFileSync(join(folder, 'client/config.json'), '{"apiBase":"/elsewhere","captcha":"altcha","clientId":"web"}')
  return folder
}

/** An API of somebody else, below `/v1` of its address. It keeps the requests that it gets. */
async function foreignApi(answer: RequestListener) {
  const asked: string[] = []
  const { url, close } = await openApi((request, response) => {
    const { origin = 'no origin', authorization = 'nobody' } = request.headers
    asked.push(`${request.method} ${request.url} ${origin} ${authorization}`)
    answer(request, response)
  })
  onTestFinished(close)
  return { url: `${url}/v1`, asked }
}

const served = (api: string, folder: string, words: readonly string[], visit: (url: string) => Promise<void>) =>
  freePort().then((port) => runUntilCtrlC(['serve', '--api', api, '--port', String(port), ...words], folder, visit))

test('shows the client with another API at one origin, replaces its settings and records calls', async () => {
  const folder = makeFolder()
  const config = join(folder, 'config.json')
  const messageId = { header: 'X-MessageId', separator: '/', first: 0 }
  const own = { captcha: 'none', headers: { 'X-AppSecret': 'sesame' }, messageId }
  writeFileSync(config, JSON.stringify({ ...own, apiBase: 'https://ignored.example' }))
  const record = join(folder, 'calls.har')
  const { url: api, asked } = await foreignApi((_request, response) =>
    response.writeHead(200, json).end(JSON.stringify({ result: done, challenge: 3 })),
  )
  const { code, said, url } = await served(api, folder, ['--config', config, '--record', record], async (url) => {
    for (const path of ['/', '/dashboard']) expect(await (await fetch(url + path)).text()).toBe('<p>the client</p>')
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
      ...own,
      apiBase: '/api',
      clientId: 'web',
    })
    const headers = {
      origin: url,
      authorization: 'Bearer me',
      'x-appsecret': 'sesame',
      'x-messageid': '7/ABCDEFGHIJKLMNO/0',
    }
    expect((await fetch(`${url}/api/captcha?x=1`, { headers })).status).toBe(200)
    expect((await fetch(`${url}/docs/openapi.json`)).status).toBe(404)
  })
  expect(asked).toEqual(['HEAD /v1 no origin nobody', 'GET /v1/captcha?x=1 no origin Bearer me'])
  expect(said[0]).toBe(`${url} serves the client, and ${api} below /api. Ctrl-C ends it.`)
  expect(said.join('\n')).toContain('getCaptcha (GET /captcha): broken: shape at challenge')
  const [entry, ...more] = JSON.parse(readFileSync(record, 'utf8')).log.entries
  expect(more).toEqual([])
  expect(entry.request.headers).toContainEqual({ name: 'x-messageid', value: '7/ABCDEFGHIJKLMNO/0' })
  expect(entry.request.headers).toContainEqual({ name: 'x-appsecret', value: '(not in the contract)' })
  expect(code).toBe(1)
})

test('judges nothing without --proxy', async () => {
  const { url: api } = await foreignApi((_request, response) => response.writeHead(200, json).end('{"challenge":3}'))
  const { code, said, url } = await served(api, makeFolder(), [], async (url) => {
    expect(await (await fetch(`${url}/api/captcha`)).json()).toEqual({ challenge: 3 })
  })
  expect([code, said]).toEqual([0, [`${url} serves the client, and ${api} below /api. Ctrl-C ends it.`]])
})

/** Runs a command that ends by itself. */
async function run(...words: readonly string[]) {
  let said = ''
  const keep = (text: unknown) => {
    said += String(text)
    return true
  }
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  onTestFinished(() => void vi.restoreAllMocks())
  return { code: await runProgram(words, makeFolder(), '1.2.3'), said }
}

test('names misspelt settings before it starts', async () => {
  const config = join(makeFolder(), 'config.json')
  writeFileSync(config, '{"apiBas":"/api","captcha":"google"}')
  const { code, said } = await run('serve', '--api', 'http://127.0.0.1:9', '--config', config)
  expect(code).toBe(2)
  expect(said).toContain(`${config}: apiBas is no setting; there are: apiBase, headers`)
  expect(said).toContain(`${config}: captcha is "google"; allowed: altcha, none, dummy.`)
  writeFileSync(config, '[]')
  expect((await run('serve', '--api', 'http://127.0.0.1:9', '--config', config)).said).toContain('a JSON object')
})

test('says why an API does not answer', async () => {
  expect(await run('serve', '--api', 'http://127.0.0.1:9/v1')).toEqual({
    code: 1,
    said: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/v1 does not answer: .+ Check the address/),
  })
})

test('refuses a taken port with its owner and the option for another', async () => {
  const { url } = await foreignApi((_request, response) => response.end())
  const { port } = new URL(url)
  expect(await run('serve', '--api', url, '--port', port)).toEqual({
    code: 1,
    said: expect.stringContaining(`Port ${port} is in use by process ${process.pid}`),
  })
})

test.each([
  [['serve', '--record', 'calls.har'], '--record needs --api <url>, such as --api https://api.example/v1'],
  [['serve', '--api', 'https://a.example', '--database', 'x'], "cannot be used with option '--database <file>'"],
])('exits with 2 for %j', async (words, problem) => {
  expect(await run(...words)).toEqual({ code: 2, said: expect.stringContaining(problem) })
})
