import { fileURLToPath } from 'node:url'
import { personas } from '@acometida/seed/people/personas'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { openCommand } from './failure.ts'
import { lineOf, refuseProblems } from './problemsOf.ts'
import { type StartedServer, startServer } from './server.ts'
import { worldPerStory } from './story.ts'
import { acometida, usingWorld } from './vitest.ts'
import { webServer } from './webServer.ts'
import type { World } from './world.ts'

const at = '2026-03-16T10:00:00+01:00'
const program = fileURLToPath(new URL('../../../scripts/server.ts', import.meta.url))
let server: StartedServer

beforeAll(async () => {
  server = await startServer({ now: at, command: [process.execPath, '--import', 'tsx', program] })
  vi.stubEnv('ACOMETIDA_URL', server.url)
})
afterAll(() => server.stop())

/** Sends the customer a link to a page, as an agent does. */
async function sendLink(world: World) {
  const mail = 'customer@correo.gal'
  const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/provisions', channel: '0' }
  const userIdOf = (key: string) => personas.find((each) => each.key === key)?.userId
  const body = JSON.stringify({ ...link, mail, userId: userIdOf('customer'), adminId: userIdOf('agent') })
  return { mail, answer: await world.fetch('/urlMessages/send', { method: 'POST', as: 'agent', body }) }
}

const testWithWorld = test.extend(acometida({ at: '2026-03-20T10:00:00+01:00' }))

testWithWorld('gives a test a world at its time', async ({ world }) => {
  expect(world.id).toMatch(/^w-[0-9a-f-]{36}$/)
  expect(await world.advance('30d')).toMatchObject({ now: '2026-04-19T09:00:00.000Z', frozen: true })
  expect(await world.travelTo('2026-05-01T00:00:00Z')).toMatchObject({ now: '2026-05-01T00:00:00.000Z' })
})

test('keeps two worlds apart', async () => {
  const [one, other] = [await usingWorld({ at }), await usingWorld({ at })]
  await one.fault({ operation: 'getUser', codResult: '2004' })
  const codOf = async (world: typeof one) => (await world.fetch('/users/1', { as: 'customer' })).json()
  expect(await codOf(one)).toMatchObject({ result: { codResult: '2004' } })
  expect(await codOf(other)).toMatchObject({ result: { codResult: '0000' } })
  await one.mend()
  expect(await codOf(one)).toMatchObject({ result: { codResult: '0000' } })
  expect((await other.requests('getUser')).map(({ status }) => status)).toEqual([200])
})

test('returns the code and the link of the newest message', async () => {
  const world = await usingWorld({ at })
  const { mail, answer } = await sendLink(world)
  expect(answer.status).toBe(200)
  expect((await world.message({ to: mail })).channel).toBe('email')
  expect(await world.link()).toMatch(/^https?:/)
  await expect(world.code()).rejects.toThrow('The newest message has no code.')
})

test('tells what became of a payment and throws what the API refuses', async () => {
  const world = await usingWorld({ at })
  const start = async (idempotencyKey: string) => {
    const body = { bills: ['FE202602000001001'], idempotencyKey, returnPath: '/supplies?tab=4' }
    const started = await world.fetch('/cardPayment', { method: 'POST', as: 'customer', body: JSON.stringify(body) })
    return started.json<{ order: string; url: string }>()
  }
  const first = await start('key-of-a-payment-1')
  expect(await world.tellPayment(first.url, 'REFUSED')).toBe(`/supplies?tab=4&order=${first.order}`)
  const { order } = await start('key-of-a-payment-2')
  expect(await world.tellPayment(order, 'PAID')).toBeNull()
  await expect(world.tellPayment(order, 'REFUSED')).rejects.toThrow(`The API refuses REFUSED for ${order}: 0409`)
})

test('restores a world to a snapshot', async () => {
  const world = await usingWorld({ at })
  await world.snapshot('before')
  await world.advance(60)
  await world.restore('before')
  expect((await world.export()).clock.now).toBe(new Date(at).toISOString())
})

test('fails a test on a broken contract unless it is allowed', async () => {
  const world = await usingWorld({ at })
  await world.fetch('/tokens', { method: 'PUT', body: '{"user":"12345678Z"}' })
  await expect(refuseProblems(world)).rejects.toThrow('body/refresh_token is missing')
  world.allowProblems('refreshTokens')
  await refuseProblems(world)
})

test('opens a new world for a story when the earlier one is gone', async () => {
  const load = worldPerStory({ at })
  const first = (await load()).world
  await first.close()
  const { world } = await load()
  expect(await world.requests()).toEqual([])
  await world.close()
})

test('names an address that no server answers at', async () => {
  await expect(connect('http://127.0.0.1:1/').open()).rejects.toThrow('/__control/worlds: no server answers')
})

test('shows what a server printed that ended before it was ready', async () => {
  await expect(startServer({ command: [process.execPath, '-e', 'console.log("no")'] })).rejects.toThrow(/ended.*\nno/)
})

test('refuses a port that another server has, with its process', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startServer({ port })).rejects.toThrow(new RegExp(`^Port ${port} is in use by process \\d+\\.`))
})

test('starts the package of a suite at its port and moment, in memory', () => {
  expect(webServer({ port: 4080, now: at })).toMatchObject({
    command: 'npx acometida',
    url: 'http://127.0.0.1:4080/ready',
    env: { PORT: '4080', DATABASE: ':memory:', NOW: at },
  })
})

test('says how to install the package where it is missing', async () => {
  await expect(startServer()).rejects.toThrow('npm install --save-dev acometida')
})

test('prints a command that opens the world as the same person at the same page, in any shell', () => {
  expect(openCommand('test-results/a b/world.json', { persona: 'customer', path: '/provisions?status=02&x=1' })).toBe(
    'npx acometida world open "test-results/a b/world.json" --as customer --path "/provisions?status=02&x=1"',
  )
  expect(openCommand('world.json', {})).toBe('npx acometida world open world.json')
  expect(openCommand(String.raw`test-results\one\world.json`, {})).toBe(
    String.raw`npx acometida world open "test-results\one\world.json"`,
  )
  expect(openCommand('world.json', { path: "/?q=$HOME's" })).toBe(
    String.raw`npx acometida world open world.json --path '/?q=$HOME'\''s'`,
  )
})

test('writes a call in one line and its problems below', () => {
  const call = { number: 3, operation: 'getUser', method: 'GET', path: '/api/users/:id', status: 400 }
  const rest = {
    codResult: null,
    at,
    realAt: at,
    role: 'anyone',
    fault: null,
    durationMs: 1,
    problems: ['path/id is no number'],
  }
  expect(lineOf({ ...call, ...rest })).toBe('3 GET /api/users/:id getUser 400\n  path/id is no number')
})
