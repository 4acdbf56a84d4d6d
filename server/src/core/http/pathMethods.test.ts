import { controlOperations } from '@acometida/api-spec/generated/control'
import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const every = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const

/** Each path of a contract with its parameters filled in, and its methods. */
function pathsOf(contract: Readonly<Record<string, { method: string; url: string }>>): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const { method, url } of Object.values(contract)) paths.set(url, [...(paths.get(url) ?? []), method])
  return paths
}

const filled = (url: string) => url.replaceAll(/:\w+/g, 'x7')
/** The methods of all patterns that a path matches. */
const methodsOf = (paths: Map<string, string[]>, path: string) => {
  const fitting = [...paths].filter(([url]) => new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))
  return [...new Set(fitting.flatMap(([, methods]) => methods))]
}

const call = ({ app }: TestApi, method: (typeof every)[number], url: string, payload = '') =>
  app.inject({ method, url, ...(payload === '' ? {} : { payload, headers: { 'content-type': 'text/xml' } }) })

test('answers 405 with the allowed methods and the envelope for another method of an API path', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  const paths = pathsOf(operations)
  for (const url of paths.keys()) {
    const path = filled(url)
    const listed = methodsOf(paths, path)
    for (const method of every.filter((each) => !listed.includes(each))) {
      const answer = await call(api, method, `/api${path}?x=1`)
      const allowed = String(answer.headers['allow']).split(', ').toSorted()
      expect([method, path, answer.statusCode, allowed]).toEqual([method, path, 405, listed.toSorted()])
      // An answer to HEAD has no body.
      expect(answer.body).toContain(method === 'HEAD' ? '' : '"codResult":"ERROR_GENERICO"')
    }
  }
})

test('answers 405 with the allowed methods for another method of a control path', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  for (const [url, methods] of pathsOf(controlOperations)) {
    const answer = await call(api, 'PATCH', `/__control${url === '/' ? '' : filled(url)}`)
    // HEAD is allowed wherever GET is.
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
    expect([answer.statusCode, String(answer.headers['allow']).split(', ').toSorted()]).toEqual([
      405,
      allowed.toSorted(),
    ])
    expect(Object.keys(answer.json())).toEqual(['error'])
  }
})

test('answers 405 without reading the body, whatever its type', async () => {
  const api = await testApi()
  const answer = await call(api, 'PATCH', '/api/users/1', '<user/>')
  expect([outcome({ status: answer.statusCode, body: answer.json() }), answer.headers['allow']]).toEqual([
    '405 ERROR_GENERICO',
    'DELETE, GET, PUT',
  ])
})

test('answers 404 without methods for an unknown path', async () => {
  const answer = await call(await testApi(), 'GET', '/api/nothing')
  expect([answer.statusCode, answer.headers['allow']]).toEqual([404, undefined])
})

test('answers 405 to HEAD on a GET that changes something', async () => {
  const api = await testApi()
  const { accessToken } = await api.logIn('customer')
  const head = { authorization: `Bearer ${accessToken}`, 'message-id': '1-ABCDEFGHIJKLMNO-1' }
  const changing = Object.values(operations).filter(({ needsMessageId }) => needsMessageId)
  expect(changing.length).toBeGreaterThan(1)
  for (const { url } of changing)
    expect((await api.app.inject({ method: 'HEAD', url: `/api${filled(url)}`, headers: head })).statusCode).toBe(405)
})
