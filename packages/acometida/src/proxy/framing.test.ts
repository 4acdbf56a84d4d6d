import { expect, onTestFinished, test } from 'vitest'
import { openReplay } from '../replay/openReplay.ts'
import { makePlayback } from '../replay/playback.ts'
import { type FramingCase, framingCases, refusedCases } from './testing/framingCases.ts'
import { openProxied } from './testing/proxied.ts'
import { openListeningApi, sendRaw } from './testing/rawCalls.ts'

type Door = (api: string) => Promise<{ readonly url: string; readonly close: () => Promise<unknown> }>

const doors: readonly (readonly [name: string, door: Door])[] = [
  ['a proxy that observes', (api) => openProxied(api)],
  ['a proxy that enforces', (api) => openProxied(api, { mode: 'enforce' })],
  [
    'a replay before a reference server',
    (mock) => openReplay({ host: '127.0.0.1', port: 0, playback: makePlayback([]), mock, onCall: () => {} }),
  ],
]
const all = doors.flatMap(([name, door]) =>
  [...framingCases, ...refusedCases].map((each): [string, FramingCase, Door] => [`${name}: ${each.name}`, each, door]),
)

test.each(all)('lets no call through that hides in the body of another, through %s', async (_name, given, door) => {
  const api = await openListeningApi()
  const { url, close } = await door(api.url)
  onTestFinished(async () => void (await close()))
  await sendRaw(url, given.bytes, given.calls.length > 0 ? '/api/first' : '\r\n\r\n')
  // Another client's call goes over the same connection to the API.
  await sendRaw(url, 'GET /api/second HTTP/1.1\r\nhost: localhost\r\n\r\n', '/api/second')
  expect(api.calls()).toEqual([...given.calls, 'GET /api/second'])
})

test('forwards the bytes of a body in chunks as chunks, and of one with a length as they are', async () => {
  const api = await openListeningApi()
  const { url, close } = await openProxied(api.url)
  onTestFinished(close)
  await sendRaw(
    url,
    'DELETE /a HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
    '/a',
  )
  await sendRaw(url, 'DELETE /b HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\nhello', '/b')
  expect(api.bytes()).toBe(
    [
      'DELETE /a HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\nConnection: keep-alive\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
      'DELETE /b HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\nConnection: keep-alive\r\n\r\nhello',
    ].join(''),
  )
})

test('answers the calls of one connection in turn, whatever body a refused or replayed one has', async () => {
  const url = await openReplay({ host: '127.0.0.1', port: 0, playback: makePlayback([]), mock: null, onCall: () => {} })
  onTestFinished(async () => void (await url.close()))
  const body = `content-length: 5\r\n\r\nhello`
  const bytes = ['GET', 'DELETE', 'POST']
    .map((method) => `${method} /nowhere HTTP/1.1\r\nhost: localhost\r\n${body}`)
    .join('')
  const came = await sendRaw(url.url, bytes, 'no operation for POST at this')
  expect(came.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 404', 'HTTP/1.1 404'])
})
