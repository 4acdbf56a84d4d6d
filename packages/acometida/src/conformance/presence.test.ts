import { expect, test } from 'vitest'
import type { HttpAnswer } from '../lib/httpCall.ts'
import { openPresence } from './presence.ts'
import type { Place } from './target.ts'

/** What an API answers: its status, content type, and code. */
type Said = readonly [status: number, type: string, code?: string]

/** Whether an operation is absent after some answers, on an API that answers unknown addresses in some way. */
async function isAbsent(unknown: Said, answers: readonly Said[]): Promise<boolean> {
  const place: Pick<Place, 'probe'> = { probe: () => Promise.resolve(httpAnswerOf(unknown)) }
  const presence = await openPresence(place)
  for (const [status, type, code = ''] of answers) presence.note({ status, type, code }, 'getUser')
  return presence.isAbsent('getUser')
}

function httpAnswerOf([status, type, code]: Said): HttpAnswer {
  const body = code === undefined ? '' : JSON.stringify({ result: { codResult: code } })
  return { status, headers: { 'content-type': type }, body }
}

const page = 'text/html; charset=utf-8'
const json = 'application/json'

test.each<[string, Said, readonly Said[], boolean]>([
  ['404', [404, page], [[404, page]], true],
  [
    '405 and 501',
    [404, page],
    [
      [405, json],
      [501, json],
    ],
    true,
  ],
  [
    '404 to a visitor, and an outcome to a customer',
    [404, page],
    [
      [404, page],
      [200, json, '0000'],
    ],
    false,
  ],
  ['404 with a code, unlike that for unknown addresses', [404, page], [[404, json, '2015']], false],
  ['404 with a code, like that for unknown addresses', [404, json, '9001'], [[404, json, '9001']], true],
  ['the page of the client, like all unknown addresses', [200, page], [[200, 'text/html']], true],
  ['403, like all unknown addresses', [403, json], [[403, json]], true],
  ['401, like all unknown addresses', [401, json], [[401, json]], false],
  ['500, like all unknown addresses', [500, page], [[500, page]], false],
  ['nothing yet', [404, page], [], false],
])('judges whether an operation is absent that answered with %s', async (_what, unknown, answers, expected) => {
  expect(await isAbsent(unknown, answers)).toBe(expected)
})
