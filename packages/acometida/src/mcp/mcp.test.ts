import { present } from '@acometida/api-spec/testing/present.ts'
import { publishedDocument } from '@acometida/server/control/documentation/publishedDocument'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reference, startReference } from '../conformance/testing/reference.ts'
import { controlTools } from './controlTools.ts'
import { ownTools, type RunCommand } from './ownTools.ts'
import { makeSession } from './session.ts'

let server: Reference

beforeAll(async () => {
  server = await startReference()
}, 120_000)
afterAll(() => server.stop())

interface Answer {
  readonly result?: {
    readonly protocolVersion?: string
    readonly tools?: readonly {
      readonly name: string
      readonly inputSchema: { readonly required: readonly string[] }
    }[]
    readonly content?: readonly { readonly text: string }[]
    readonly isError?: true
  }
  readonly error?: { readonly code: number; readonly message: string }
}

const control = publishedDocument('control.json')
const noCommand: RunCommand = () => Promise.reject(new Error('not asked for'))

/** A session of an agent. Each call is a line, and so is its answer. */
function openSession(url = server.url, run = noCommand) {
  const answer = makeSession([...controlTools(control, { url, token: undefined }), ...ownTools(run)], '1.2.3')
  let id = 0
  const ask = async (method: string, params?: object): Promise<Answer> => {
    id += 1
    const line = await answer(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    return JSON.parse(line ?? '{}')
  }
  const call = async (name: string, args: object = {}) => {
    const { result } = await ask('tools/call', { name, arguments: args })
    return { said: result?.content?.[0]?.text ?? '', isError: result?.isError ?? false }
  }
  return { answer, ask, call }
}

test('offers the protocol version and a tool for each control operation but export and import', async () => {
  const { answer, ask } = openSession()
  expect((await ask('initialize', { protocolVersion: '2025-03-26' })).result?.protocolVersion).toBe('2025-03-26')
  expect((await ask('initialize', { protocolVersion: 'of tomorrow' })).result?.protocolVersion).toBe('2025-11-25')
  expect(await answer('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBeNull()
  expect((await ask('ping')).result).toEqual({})
  const { result } = await ask('tools/list')
  const operations = [...control.matchAll(/"operationId": "(\w+)"/g)].map(([, name]) => name)
  expect(operations.length).toBeGreaterThan(30)
  expect(result?.tools?.map(({ name }) => name)).toEqual([
    ...operations.filter((name) => name !== 'exportWorld' && name !== 'importWorld'),
    'explainProblem',
    'runConformance',
    'compareContracts',
  ])
  expect(JSON.stringify(result)).not.toContain('$ref')
  expect(result?.tools?.find(({ name }) => name === 'resetWorld')?.inputSchema.required).toEqual(['world'])
})

test('gives an agent in six calls a customer with an overdue bill and the code of an SMS', async () => {
  const { call } = openSession()
  const made = await call('createWorld', { id: 'of-an-agent', now: '2026-04-01T10:00:00+02:00', frozen: true })
  expect(JSON.parse(made.said)).toMatchObject({ id: 'of-an-agent', clock: { now: '2026-04-01T08:00:00.000Z' } })
  await call('applyScenario', { world: 'of-an-agent', scenario: 'overdueBill', persona: 'mfaSms' })
  const people = await call('listPersonas')
  const { personas }: { personas: { key: string; username: string; password: string }[] } = JSON.parse(people.said)
  const { username, password } = present(personas.find(({ key }) => key === 'mfaSms'))
  // The log-in of the client does the same.
  await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox': 'of-an-agent' },
    body: JSON.stringify({ user: username, password, captcha: 'localhost' }),
  })
  const inbox = await call('listMessages', { world: 'of-an-agent', channel: 'sms', waitMs: 1000 })
  expect(inbox.said).toMatch(/"code":"\d{6}"/)
  expect((await call('deleteWorld', { world: 'of-an-agent' })).isError).toBe(false)
})

test.each([
  ['getWorld', {}, 'Missing argument world.'],
  ['getWorld', { world: 'default', colour: 'red' }, 'Unknown argument colour. Known arguments: world.'],
  ['getWorld', { world: 'nowhere' }, '404: World nowhere does not exist'],
  ['addFault', { world: 'default', operation: 'noSuchThing', status: 503 }, '400: '],
  ['explainProblem', { code: '1' }, 'Unknown code 1. Known codes: 0, 1001'],
])('explains in a sentence why a call of %s with %j fails', async (name, args, sentence) => {
  const { said, isError } = await openSession().call(name, args)
  expect(said).toContain(sentence)
  expect(isError).toBe(true)
})

test('says what to do when no server answers', async () => {
  const { said, isError } = await openSession('http://127.0.0.1:1').call('listWorlds')
  expect(said).toContain('No server answers at http://127.0.0.1:1. Start one with npx acometida')
  expect(isError).toBe(true)
})

test('explains a code from the catalogue', async () => {
  const { said } = await openSession().call('explainProblem', { code: '2024' })
  expect(said).toContain('Blocked for a time')
  expect(said).toMatch(/Operations that may answer it: .*logIn/)
})

test('runs conformance and comparison as commands and returns their exit codes', async () => {
  const asked: (readonly string[])[] = []
  const { call } = openSession(server.url, (words) => {
    asked.push(words)
    return Promise.resolve({ code: 1, said: 'exercised 1/1\n' })
  })
  expect((await call('runConformance', { baseUrl: 'https://a.example', level: 2 })).said).toBe(
    'exercised 1/1\nExit code 1.',
  )
  await call('compareContracts', { before: '--old', now: 'new.json' })
  expect(asked).toEqual([
    ['conformance', '--base-url=https://a.example', '--level=2'],
    ['diff', '--', '--old', 'new.json'],
  ])
})

test.each([
  ['no JSON', 'hello', -32700],
  ['no message', '{"id":1,"method":"ping"}', -32600],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"resources/list"}', -32601],
  ['an unknown tool', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}', -32602],
  [
    'arguments in a list',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getWorld","arguments":[]}}',
    -32602,
  ],
])('answers %s with an error of the protocol', async (_what, line, code) => {
  expect(JSON.parse((await openSession().answer(line)) ?? '')).toMatchObject({ error: { code } })
})
