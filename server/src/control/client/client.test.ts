import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { securityHeaders } from '#src/core/http/securityHeaders.ts'
import { testApi } from '#src/testing/testApi.ts'
import { CLIENT_POLICY } from './clientFiles.ts'

/** A server with a small client. */
async function withClient() {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['assets', 'login']) mkdirSync(join(folder, name))
  const files = {
    'index.html': '<p>all pages</p>',
    'login/index.html': '<p>log-in</p>',
    'config.json': '{"clientId":"acometida-web","captcha":"altcha"}',
    'sw.js': 'worker()',
    'assets/a-1f.js': 'script()',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'assets/a-1f.js.gz'), gzipSync('script()'))
  const { http } = await testApi({ CLIENT_DIR: folder })
  return http
}

test.each([
  ['/', 'all pages'],
  ['/login', 'log-in'],
  ['/login?next=1', 'log-in'],
  ['/supplies/ES0021000000000001AB', 'all pages'],
  ['/signup/activate/any/lucia%40diseno.js.org', 'all pages'],
])('answers %s with a page of the client: %s', async (path, text) => {
  const http = await withClient()
  const page = await http().get(path).expect(200)
  expect(page.text).toContain(text)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CLIENT_POLICY,
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/.env',
  '/favicon.ico',
  '/assets/none.js',
  '/supplies/detail.json',
  '/..%2f..%2fetc/passwd',
  '/%zz',
  '/provider/none',
  '/docs/none',
  '/__control/none',
  '/api/none',
])('answers %s with no page of the client', async (path) => {
  const http = await withClient()
  const answer = await http().get(path)
  expect([400, 404]).toContain(answer.status)
  expect(answer.headers['content-security-policy']).toBe(securityHeaders['content-security-policy'])
})

test('sends a fingerprinted file compressed and cacheable for a year', async () => {
  const http = await withClient()
  const script = await http().get('/assets/a-1f.js').set('accept-encoding', 'gzip').expect(200)
  expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'max-age=31536000' })
  expect(script.text).toBe('script()')
  expect((await http().get('/sw.js').expect(200)).headers['cache-control']).toBe('no-cache')
})

test('serves the settings of a tryout: this server’s API, no proof of work, seeded distributor', async () => {
  const http = await withClient()
  const { body } = await http().get('/config.json').expect(200)
  expect(body).toMatchObject({
    clientId: 'acometida-web',
    apiBase: '/api',
    captcha: 'dummy',
    utility: { name: 'Acometida Distribución, S. A.' },
  })
})

test('serves the API beside the client and answers 404 to a POST of a page', async () => {
  const http = await withClient()
  await http().get('/ready').expect(200, { status: 'ready' })
  await http().get('/docs').expect(200)
  const { status, body } = await http().post('/dashboard').send({})
  expect([status, body.result.codResult]).toEqual([404, 'ERROR_GENERICO'])
})

test('names a folder without a client', async () => {
  await expect(testApi({ CLIENT_DIR: tmpdir() })).rejects.toThrow(
    `CLIENT_DIR is "${tmpdir()}", and there is no built client in it. Make it with npm run build.`,
  )
})
