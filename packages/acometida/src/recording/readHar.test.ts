import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readHar } from './readHar.ts'

let file = ''

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-har-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  file = join(folder, 'calls.har')
})

const response = { status: 200, headers: [{ name: 'Content-Type', value: 'text/html' }], content: { text: 'a' } }
const request = { method: 'GET', url: 'https://api.example/base/v1/users/7?x=1' }
const entry = { startedDateTime: '2026-03-16T10:00:00+01:00', request, response }

/** Reads a HAR file with these entries. */
function reading(...entries: readonly unknown[]) {
  writeFileSync(file, JSON.stringify({ log: { entries } }))
  return readHar(file)
}

test('finds calls wherever the API is, and leaves out what is not of the contract', () => {
  const logo = { ...entry, request: { method: 'GET', url: 'https://api.example/logo.svg' } }
  expect(reading(logo, entry)).toEqual([
    {
      operation: 'getUser',
      path: '/users/7?x=1',
      authorization: null,
      startedAt: new Date('2026-03-16T09:00:00Z'),
      answer: { status: 200, headers: new Map([['content-type', 'text/html']]), body: Buffer.from('a') },
    },
  ])
})

test('reads a body as base64, or without text as empty', () => {
  const content = (each: object) => ({ ...entry, response: { ...response, content: each } })
  expect(
    reading(content({ text: '/wA=', encoding: 'base64' }), content({})).map(({ answer }) => [...answer.body]),
  ).toEqual([[255, 0], []])
})

test.each([
  ['no JSON', '<html>', 'is not a HAR file: '],
  ['another JSON', '[]', 'is not a HAR file: log.entries must be a list.'],
])('rejects %s', (_what, text, problem) => {
  writeFileSync(file, text)
  expect(() => readHar(file)).toThrow(`${file} ${problem}`)
})

test('rejects a missing file', () => {
  expect(() => readHar(file)).toThrow('no such file')
})

test('leaves out what a browser records beside calls, whatever its status and length', () => {
  const socket = {
    ...entry,
    request: { method: 'GET', url: 'https://api.example/socket' },
    response: { ...response, status: 101 },
  }
  const picture = { ...entry, request: { method: 'GET', url: `data:image/png;base64,${'a/'.repeat(20_000)}` } }
  expect(reading(socket, picture)).toEqual([])
})

const STATUS = 'response.status must be 0, or a whole number from 200 to 599'

test.each([
  ['request.method must be a text', { ...entry, request: {} }],
  ['request.url must be an address', { ...entry, request: { ...request, url: '/users/7' } }],
  ['startedDateTime must be an instant', { ...entry, startedDateTime: 'today' }],
  ['response.status must be a number', { ...entry, response: null }],
  ...[99, 101, 600, 200.5].map((status): [string, object] => [STATUS, { ...entry, response: { ...response, status } }]),
  [
    'request.url must have at most 100 parts',
    { ...entry, request: { ...request, url: `https://api.example/${'a/'.repeat(20_000)}users/7` } },
  ],
  ['response.headers must be a list', { ...entry, response: { ...response, headers: {} } }],
  ['response.content.text must be a text', { ...entry, response: { ...response, content: { text: 1 } } }],
])('says where an entry is wrong: %s', (problem, wrong) => {
  expect(() => reading(entry, wrong)).toThrow(`${file} is not a HAR file: log.entries[1].${problem}.`)
})
