import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

test('forbids framing, sniffing, scripts, caching and referrers in every answer', async () => {
  const { http } = await testApi()
  for (const path of ['/api/captcha', '/api/users/1', '/api/nothing', '/nothing', '/health', '/api/users/%ZZ']) {
    const { headers } = await http().get(path)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

const origins = { CORS_ORIGINS: 'https://area.example,https://other.example' }

const preflight = async (origin: string, method: string, settings: Record<string, string> = origins) => {
  const { http } = await testApi(settings)
  const head = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  }
  return (await http().options('/api/users/1').set(head)).headers
}

test.each(['GET', 'POST', 'PUT', 'DELETE'])('allows a client of a listed origin to %s', async (method) => {
  const headers = await preflight('https://area.example', method)
  expect(headers['access-control-allow-origin']).toBe('https://area.example')
  expect(headers['access-control-allow-methods']?.split(', ')).toContain(method)
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(headers['vary']).toContain('Origin')
  expect(headers['access-control-max-age']).toBe('7200')
})

test.each([
  'https://area.example.evil.example',
  'http://area.example',
  'https://area.example:8443',
  'https://AREA.example.',
  'null',
])('gives no access to the origin %s, which only resembles a listed one', async (origin) => {
  expect(await preflight(origin, 'GET')).not.toHaveProperty('access-control-allow-origin')
  const { http } = await testApi(origins)
  const { headers } = await http().get('/api/captcha').set({ origin })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test.each(['/health', '/ready', '/docs/openapi.json', '/__control/personas', '/nothing', '/api/nothing'])(
  'lets only clients of a listed origin read what %s answers',
  async (path) => {
    const { http } = await testApi(origins)
    const allowed = async (origin: string) =>
      (await http().get(path).set({ origin })).headers['access-control-allow-origin']
    expect(await allowed('https://area.example')).toBe('https://area.example')
    expect(await allowed('https://elsewhere.example')).toBeUndefined()
  },
)

test('gives no access to other origins where none is listed', async () => {
  expect(await preflight('https://area.example', 'GET', {})).not.toHaveProperty('access-control-allow-origin')
})
