import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { portOf } from 'acometida/src/lib/portOf.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productionSettings, startServer } from '../scripts/lib/process/startServer.ts'
import { findNginx } from '../scripts/lib/programs/nginx.ts'
import { root } from '../scripts/lib/root.ts'
import { clientFolder, serveClient } from '../scripts/lib/serveClient.ts'
import { ensureTemplate } from '../scripts/lib/template.ts'

const there = findNginx() !== null
if (!there) console.warn('deploy/nginx.conf is not tested: there is no nginx here. Install it, or name it in NGINX.')

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly bytes: Buffer
  /** How often a header occurs, by its lower-case name. */
  readonly times: (name: string) => number
  readonly json: () => { result: { codResult: string; msgResult: string } }
}

/** Makes a request that accepts compression, and returns the raw answer. */
function ask(
  url: string,
  options: { method?: string; headers?: object; body?: string | Buffer } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options
    const call = request(url, { method, headers: { ...headers, connection: 'close' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () => {
        const bytes = Buffer.concat(parts)
        const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes,
          times: (name) => names.filter((each) => each === name).length,
          json: () => JSON.parse(bytes.toString()),
        })
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** Personal data that an address may contain. */
const personal = {
  document: '87654321X',
  cups: 'ES0021000000009999AB',
  email: 'nadie@correo.gal',
  secret: 'k2Yb7uQ0c1VtZpWm',
}
const json = { 'content-type': 'application/json' }
const security = ['content-security-policy', 'x-content-type-options', 'referrer-policy']
const refused = { codResult: 'ERROR_GENERICO', msgResult: errorCatalogue.ERROR_GENERICO.message }

describe.skipIf(!there)('the built client and server behind nginx', () => {
  let folder: string
  let front: Awaited<ReturnType<typeof serveClient>>
  let server: Awaited<ReturnType<typeof startServer>>
  const at = (path: string) => front.url + path

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'front-'))
    const database = join(folder, 'world.sqlite')
    cpSync(join(root, await ensureTemplate('data/template.sqlite')), database)
    const settings = { ...productionSettings(database), RATE_LIMIT: '20', TRUST_PROXY: 'on', PORT: '4471' }
    server = await startServer(['server/dist/main.js'], settings)
    front = await serveClient({ port: 4472, api: server.url })
  })
  afterAll(async () => {
    await front?.stop()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('sends scripts, styles and pages as the build compressed them', async () => {
    const files = readdirSync(join(clientFolder, 'assets')).filter((name) => /\.(js|css)$/.test(name))
    expect(files.length).toBeGreaterThan(10)
    const compressed = new Set(readdirSync(join(clientFolder, 'assets')))
    expect(files.filter((name) => !compressed.has(`${name}.gz`))).toEqual([])
    for (const name of ['.js', '.css'].flatMap((end) => files.find((each) => each.endsWith(end)) ?? [])) {
      const answer = await ask(at(`/assets/${name}`), { headers: { 'accept-encoding': 'gzip' } })
      expect([name, answer.headers['content-encoding']]).toEqual([name, 'gzip'])
      expect(answer.bytes).toEqual(readFileSync(join(clientFolder, 'assets', `${name}.gz`)))
      expect(gunzipSync(answer.bytes)).toEqual(readFileSync(join(clientFolder, 'assets', name)))
    }
    const page = await ask(at('/login'), { headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(page.bytes).toString()).toContain('<div id="root">')
    const config = await ask(at('/config.json'), { headers: { 'accept-encoding': 'gzip' } })
    // The installation's own files are compressed here, so that no stale copy is sent.
    expect(JSON.parse(gunzipSync(config.bytes).toString())).toHaveProperty('apiBase', '/api')
  })

  test('caches a fingerprinted file for a year and revalidates every other one at each visit', async () => {
    const cached = async (path: string) => [path, (await ask(at(path))).headers['cache-control']]
    const assets = readdirSync(join(clientFolder, 'assets'))
    for (const end of ['.js', '.css', '.svg', '.woff2']) {
      const asset = `/assets/${assets.find((name) => name.endsWith(end))}`
      expect(await cached(asset)).toEqual([asset, 'max-age=31536000'])
    }
    for (const path of ['/', '/login', '/dashboard', '/config.json', '/sw.js', '/icon.svg', '/assets/none.js'])
      expect((await cached(path))[1] ?? 'no-cache').toBe('no-cache')
  })

  test('sends each security header once, those of the API from the server', async () => {
    const files = readdirSync(join(clientFolder, 'assets'))
    const direct = await ask(`${server.url}/api/captcha`)
    for (const path of [
      '/',
      '/login',
      '/config.json',
      `/assets/${files[0]}`,
      '/robots.txt',
      '/nothing.txt',
      '/api/captcha',
    ]) {
      const answer = await ask(at(path))
      expect([path, ...security.map((name) => answer.times(name))]).toEqual([path, 1, 1, 1])
    }
    const through = await ask(at('/api/captcha'))
    for (const name of security) expect(through.headers[name]).toBe(direct.headers[name])
  })

  test('ships the licences of all that the client contains, fonts too', async () => {
    const { status, bytes } = await ask(at('/licences.txt'))
    expect(status).toBe(200)
    const text = bytes.toString()
    // Transitive dependencies ship too.
    expect(text).toMatch(/^scheduler \d/m)
    const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'))
    for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@acometida/')))
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })

  test('answers 404 in place of a page to what is no page of the client', async () => {
    expect((await ask(at('/robots.txt'))).bytes.toString()).toContain('Disallow: /')
    for (const path of [
      '/.env',
      '/.git/config',
      '/health',
      '/ready',
      '/docs',
      '/docs/openapi.json',
      '/__control/personas',
      '/__room/',
      '/__gallery/index.json',
      '/provider/pay/1',
      '/favicon.ico',
      '/assets/none.js',
      '/wp-login.php',
      '/foo/bar.js',
      '/supplies/detail.json',
    ])
      expect([path, (await ask(at(path))).status]).toEqual([path, 404])
    for (const path of [
      '/',
      '/dashboard',
      '/supplies/ES0021000000000001AB',
      '/login/reset',
      '/profile/changePassword/any/lucia%40correo.gal',
      '/signup/activate/any/lucia%40diseno.js.org',
    ])
      expect([path, (await ask(at(path))).status]).toEqual([path, 200])
  })

  test('logs each call, page and refusal by its pattern, without values of its address', async () => {
    const document: { paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> } = JSON.parse(
      readFileSync(join(root, 'api-spec/generated/openapi.json'), 'utf8'),
    )
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => /^(get|put|post|delete|patch)$/.test(method))
        .map((method) => ({ method: method.toUpperCase(), pattern: `/api${path}` })),
    )
    const pages = Object.values(paths).map((path) => ({
      method: 'GET',
      pattern: path.replaceAll(/:(\w+)/g, '{$1}'),
    }))
    expect(calls.length).toBeGreaterThan(100)
    expect(pages.length).toBeGreaterThan(60)
    const filter = `?filter=${encodeURIComponent(`cups::${personal.cups}|documentNumber::${personal.document}`)}`
    const walk = [...calls, ...pages].map((each) => ({
      ...each,
      path: each.pattern.replaceAll(/\{\w+\}/g, personal.secret) + filter,
    }))
    const others = [
      { path: `/api/nothing/${personal.document}` },
      { path: `/nothing/${personal.secret}/${encodeURIComponent(personal.email)}` },
      { path: `/assets/${personal.document}.js` },
      { path: `/api/documentum?file=${personal.document}`, method: 'POST', body: Buffer.alloc(16_000_000, 'A') },
    ]
    const api = createServer((_call, answer) => answer.end('{}')).listen(0)
    const watched = await serveClient({
      port: 4475,
      api: `http://127.0.0.1:${portOf(api)}`,
    })
    const headers = { referer: `https://area.example/${personal.secret}`, authorization: `Bearer ${personal.secret}` }
    for (const { path, ...rest } of [...walk, ...others]) await ask(watched.url + path, { headers, ...rest })
    // An nginx error about an unreachable server would contain the address.
    api.closeAllConnections()
    api.close()
    for (const { method, path } of walk.slice(0, 20)) await ask(watched.url + path, { method, headers })
    const logs = watched.log()
    await watched.stop()
    for (const { method, pattern } of walk) expect(logs).toContain(` ${method} ${pattern} `)
    expect(logs).toContain('GET (no address of this site) 200')
    expect(logs).toContain('POST /api/documentum 413')
    expect(logs).toMatch(/ GET \/api\/\S+ 502 /)
    for (const value of Object.values(personal)) {
      expect(logs).not.toContain(value)
      expect(logs).not.toContain(encodeURIComponent(value))
    }
  })

  test('passes a file of ten megabytes and rejects more than fifteen with the envelope', async () => {
    const upload = (megabytes: number) =>
      ask(at('/api/documentum'), { method: 'POST', headers: json, body: Buffer.alloc(megabytes * 1_000_000, 'A') })
    // The server refuses callers without a session before it reads the file.
    expect((await upload(14)).json().result.codResult).toBe('9002')
    const over = await upload(16)
    expect(over.status).toBe(413)
    expect(over.headers['content-type']).toContain('application/json')
    expect(over.json().result).toEqual(refused)
  })

  test('counts calls by the address that nginx sees, whatever the caller claims', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 25; nth += 1) {
      const headers = { ...json, 'x-forwarded-for': `203.0.113.${nth}` }
      const body = JSON.stringify({ user: '99999999R' })
      statuses.push((await ask(at('/api/loginUser'), { method: 'POST', headers, body })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  test('answers with the envelope when the server is away or does not answer', async () => {
    const away = await serveClient({ port: 4473, api: 'http://127.0.0.1:9' })
    const answer = await ask(`${away.url}/api/captcha`)
    await away.stop()
    expect(answer.status).toBe(502)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json().result).toEqual(refused)
    // This server accepts calls and never answers.
    const silent = createServer(() => {}).listen(0)
    const slow = await serveClient({
      port: 4474,
      api: `http://127.0.0.1:${portOf(silent)}`,
      readTimeout: '1s',
    })
    const late = await ask(`${slow.url}/api/captcha`)
    await slow.stop()
    silent.closeAllConnections()
    silent.close()
    expect(late.status).toBe(504)
    expect(late.json().result).toEqual(refused)
  })
})

test('ships the licences of all that the server contains', () => {
  const text = readFileSync(join(root, 'server/dist/licences.txt'), 'utf8')
  for (const name of ['fastify', 'avvio', 'better-sqlite3', 'pdfkit'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toContain('The authors of Acometida')
})

test.each([
  'index.html',
  'signup/index.html',
  'login/reset/index.html',
  'offlinepayment/index.html',
  'dashboard/index.html',
  'supplies/index.html',
  'supplies/detail/index.html',
])('preloads files of %s as they are used, so that none comes twice', (page) => {
  const links = readFileSync(join(clientFolder, page), 'utf8').match(/<(?:link|script)[^>]+"\/assets\/[^>]+>/g) ?? []
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((link) => !/\scrossorigin[\s>]/.test(link))).toEqual([])
})
