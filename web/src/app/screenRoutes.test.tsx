import { example } from '@acometida/api-spec/operations/example.ts'
import { matchRoutes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { openSession } from '#src/session/tokens/openSession.ts'
import { openingAnswer } from '#src/testing/answers/openingAnswer.ts'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { commonRoutes } from './screenRoutes.tsx'

afterEach(() => vi.unstubAllGlobals())

/** What the loader of a screen returns: the loading of its code where that is waited for, else null. */
function load(path: string): unknown {
  const loader = matchRoutes(commonRoutes, path)?.at(-1)?.route.loader
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`)
  const url = new URL(path, 'http://localhost')
  return loader({ request: new Request(url), url, pattern: path, params: {}, context: {} })
}

test('waits for the code of the first screen of an open session, and opens later ones at once', async () => {
  vi.stubGlobal('fetch', fakeFetch({ 'GET /supplypoints': () => ({ content: example('listSupplyPoints', 'flat') }) }))
  openSession(openingAnswer())
  const first = load('/dashboard')
  expect(first).toBeInstanceOf(Promise)
  await first
  expect(load('/supplies')).toBeNull()
})
