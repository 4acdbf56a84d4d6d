import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Database } from '@acometida/server/db/sqlite'
import { systemCommand } from 'acometida/src/lib/systemCommand.mjs'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { copyTree } from './testing/copyTree.ts'
import { endFamily, familyOf, processes } from './testing/processes.ts'

const limit = { timeout: 100_000, interval: 50 }
// The limits are for hangs, not for slowness on a busy machine.
vi.setConfig({ testTimeout: 200_000, hookTimeout: 100_000 })
let copy = ''
let starts = 0

beforeAll(() => {
  copy = copyTree()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Starts a command of the copy by npm, with its own ports and database. */
function run(command: 'start' | 'server', settings: Record<string, string> = {}) {
  starts += 1
  // Below the ephemeral ports of the system.
  const [port, webPort] = [4_600 + starts, 4_700 + starts]
  const [file, args, options] = systemCommand('npm', ['run', command])
  const npm = spawn(file, args, {
    ...options,
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      npm_config_update_notifier: 'false',
      PORT: String(port),
      WEB_PORT: String(webPort),
      DATABASE: join(copy, `world-${starts}.sqlite`),
      TEMPLATE: inject('template'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(npm, 'exit')
  const silent = once(npm, 'close')
  let said = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  let family = () => familyOf(npm)
  onTestFinished(() => {
    endFamily(family())
  })
  return {
    api: `http://127.0.0.1:${port}`,
    client: `http://localhost:${webPort}`,
    ports: command === 'start' ? [port, webPort] : [port],
    ended: async (): Promise<number | null> => (await ended)[0],
    said: () => said,
    // A process that has ended prints nothing more.
    says: async (text: string | RegExp) => {
      const isSaid = () => expect(said).toMatch(text)
      await Promise.race([vi.waitFor(isSaid, limit), silent.then(isSaid)])
    },
    family: () => {
      const known = familyOf(npm)
      family = () => known
      return known
    },
  }
}

/** Whether a port is free. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The patterns that find the process to end in each case. */
const members = {
  npm: /^npm /,
  'run.mjs': /^\S*node scripts\/run\.mjs/,
  'main.ts': /^\S*node .*scripts\/main\.ts/,
} as const

describe.skipIf(process.platform === 'win32')('one life for all processes', () => {
  test.each([
    ['start', 'npm', 'SIGTERM', null],
    ['start', 'npm', 'SIGKILL', null],
    ['start', 'run.mjs', 'SIGHUP', 129],
    ['start', 'run.mjs', 'SIGKILL', null],
    ['start', 'main.ts', 'SIGINT', 130],
    ['start', 'main.ts', 'SIGKILL', null],
    ['server', 'npm', 'SIGKILL', null],
    ['server', 'run.mjs', 'SIGTERM', 143],
    ['server', 'main.ts', 'SIGKILL', null],
  ] as const)(
    'leaves no process and no port of npm run %s when its %s ends by %s',
    async (command, member, signal, code) => {
      const { said, says, ports, ended, family } = run(command)
      await says(command === 'start' ? /client .*Local:[^]*|Acometida is running/ : 'Acometida API at')
      const all = family()
      const found = all.filter(({ args }) => members[member].test(args))
      expect(found, all.map(({ args }) => args).join('\n')).toHaveLength(1)
      process.kill(found[0]?.pid ?? 0, signal)
      const pids = new Set(all.map(({ pid }) => pid))
      await vi.waitFor(() => expect(processes().filter(({ pid }) => pids.has(pid))).toEqual([]), limit)
      await vi.waitFor(async () => expect(await Promise.all(ports.map(isFree))).not.toContain(false), limit)
      expect(code ?? (await ended())).toBe(await ended())
      expect(said()).not.toContain('by itself')
    },
  )
})

describe('a save of a server file', () => {
  test('costs no session, world, clock, fault, call or connection', async () => {
    // A clone has no data.
    const { api, client, says, said } = run('start', { DATABASE: '', TEMPLATE: '' })
    await says('Acometida is running')
    expect((await fetch(`${client}/ready`)).status).toBe(200)
    const worlds = `${api}/__control/worlds`
    const post = async (path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${worlds}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    }
    const get = async (path: string) => (await fetch(`${worlds}${path}`)).json()
    await post('', { id: 'mine', now: '2030-01-01T00:00:00Z', frozen: true })
    await post('/mine/snapshots', { name: 'before' })
    await post('/mine/faults', { operation: 'getCaptcha', status: 503, times: 2 })
    const call = (path: string, token: string, world: string) =>
      fetch(`${api}/api${path}`, { headers: { authorization: `Bearer ${token}`, 'x-sandbox': world } })
    const tokens = new Map<string, string>()
    for (const world of ['default', 'mine'])
      tokens.set(world, (await post(`/${world}/personas/customer/login`)).session.accessToken)
    expect((await call('/captcha', '', 'mine')).status).toBe(503)
    const before: LoggedCall[] = (await get('/mine/requests')).requests

    const hammering = hammer([
      () => call('/users/1', tokens.get('mine') ?? '', 'mine'),
      () => fetch(`${client}/api/captcha`),
    ])
    const file = join(copy, 'server/src/control/clock/clock.ts')
    appendFileSync(file, '\n')
    await says('Reloaded')
    const right = readFileSync(file, 'utf8')
    writeFileSync(file, `${right}const half = {`)
    await says(/clock\.ts:\d+:\d+: [^]*The new code does not load\. The previous server goes on/)
    expect((await call('/users/1', tokens.get('default') ?? '', 'default')).status).toBe(200)
    // Code that compiles and throws when it is loaded changes nothing either.
    writeFileSync(file, `${right}throw new Error('half')\n`)
    await says(/Error: half[^]*The new code does not load/)
    expect((await call('/users/1', tokens.get('default') ?? '', 'default')).status).toBe(200)
    writeFileSync(file, right)
    await says(/(?:Reloaded[^]*){2}/)
    expect(said().match(/Reloaded/g)).toHaveLength(2)
    expect(await hammering()).toEqual([200])

    expect((await call('/users/1', tokens.get('mine') ?? '', 'mine')).status).toBe(200)
    expect((await get('/mine')).clock).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true })
    expect((await get('/mine/snapshots')).snapshots.map(({ name }: { name: string }) => name)).toEqual(['before'])
    expect((await get('/mine/faults')).faults[0]).toMatchObject({ used: 1, rule: { times: 2 } })
    const after: LoggedCall[] = (await get('/mine/requests')).requests
    expect(after.slice(-before.length).map(withoutAddress)).toEqual(before.map(withoutAddress))
  })

  test('takes a rule of the contract, and a module of it that nothing imported before', async () => {
    const { api, says } = run('start')
    await says('Acometida is running')
    const refusal = async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ now: '1999-12-31T00:00:00Z' })
      return (await fetch(`${api}/__control/worlds`, { method: 'POST', headers, body })).text()
    }
    const rules = join(copy, 'api-spec/rules/time')
    const rule = join(rules, 'clockRange.ts')
    const right = readFileSync(rule, 'utf8')
    writeFileSync(rule, right.replace('2000 to 2099', '2000 up to 2099'))
    await says('Reloaded')
    expect(await refusal()).toContain('an instant of the years 2000 up to 2099')
    writeFileSync(join(rules, 'newRule.ts'), `export const added = 'A rule of its own'\n`)
    const handlers = join(copy, 'server/src/control/clock/clock.handlers.ts')
    const before = readFileSync(handlers, 'utf8')
    const imported = `import { added } from '@acometida/api-spec/rules/time/newRule'\n`
    writeFileSync(handlers, imported + before.replaceAll('${CLOCK_TIMES}.', '${added}.'))
    await says(/(?:Reloaded[^]*){2}/)
    expect(await refusal()).toContain('A rule of its own')
    for (const [file, text] of [
      [handlers, before],
      [rule, right],
    ] as const)
      writeFileSync(file, text)
    rmSync(join(rules, 'newRule.ts'))
  })
})

type LoggedCall = Readonly<Record<string, unknown>>

/** A call without what is kept of the latest calls alone: on a slow machine hundreds follow before a reload. */
function withoutAddress({ address: _address, ...call }: LoggedCall): LoggedCall {
  return call
}

const HAMMERED_EVERY_MS = 20

/**
 * Makes calls one after the other, as many a second as a busy page. Returns the function that ends them and resolves to
 * their statuses. A refused or cut connection counts as a status of its own.
 */
function hammer(calls: readonly (() => Promise<Response>)[]): () => Promise<(number | string)[]> {
  const enough = new AbortController()
  const seen = new Set<number | string>()
  const done = calls.map(async (call) => {
    while (!enough.signal.aborted) {
      seen.add(await call().then(statusOf, (error: Error) => `${error.message}: ${String(error.cause)}`))
      await setTimeout(HAMMERED_EVERY_MS)
    }
  })
  return async () => {
    enough.abort()
    await Promise.all(done)
    return [...seen]
  }
}

async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}

describe.skipIf(process.platform === 'win32')('a server that ends by itself', () => {
  test('restarts and says what was lost, and names the owner of the database to a second start', async () => {
    const { api, says, said, family } = run('start')
    await says('Acometida is running')
    const apiOf = () =>
      processes()
        .filter(({ args, parent }) => /loadWhenTold\.mjs/.test(args) && pids.has(parent))
        .toSorted((one, other) => one.pid - other.pid)
    const pids = new Set(family().map(({ pid }) => pid))
    const start = family().find(({ args }) => members['main.ts'].test(args))
    const worlds = `${api}/__control/worlds`
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(worlds, { method: 'POST', headers, body: JSON.stringify({ id: 'mine' }) })).ok).toBe(true)

    const second = run('start', { DATABASE: join(copy, `world-${starts}.sqlite`) })
    expect(await second.ended()).toBe(1)
    expect(second.said()).toContain(`is in use by another server (process ${start?.pid}).`)

    const again = 'The server crashed and was restarted. Only the default world has kept its data.'
    for (const times of [1, 2, 3]) {
      endFamily(apiOf().slice(0, 1))
      await vi.waitFor(() => expect(said().split(again)).toHaveLength(times + 1), limit)
      expect((await fetch(`${api}/ready`)).status).toBe(200)
    }
    expect((await fetch(`${worlds}/mine`)).status).toBe(404)
    endFamily(apiOf().slice(0, 1))
    await says('The server crashed, and its worlds are lost. The next save starts it again.')
    expect((await fetch(`${api}/ready`)).status).toBe(503)
    appendFileSync(join(copy, 'server/src/control/clock/clock.ts'), '\n')
    await says('Reloaded')
    expect((await fetch(`${api}/ready`)).status).toBe(200)
  })
})

test('refuses a database of a newer version with one sentence', async () => {
  const database = join(copy, 'newer.sqlite')
  cpSync(inject('template'), database)
  const client = new Database(database)
  client.pragma('user_version = 999')
  client.close()
  const { ended, said } = run('start', { DATABASE: database })
  expect(await ended()).toBe(1)
  expect(said()).toContain('has version 999 and this server knows up to')
  expect(said()).toContain(`Use a newer server, or delete ${database} to start from the seeded world.`)
  expect(said()).not.toContain('VITE')
})
