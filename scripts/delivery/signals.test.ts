import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { takenBy } from '@acometida/testing/takenPort'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bundle } from '../lib/buildServer.ts'
import { root } from '../lib/root.ts'
import { endFamily, familyOf, isRunning } from '../testing/processes.ts'

const limit = { timeout: 60_000, interval: 50 }
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** A project in which the package is installed, with a small program in place of its server. */
let project = ''

/** Answers like a ready server, and takes any world. */
const SERVER = `
import { createServer } from 'node:http'
const server = createServer((_asked, given) => given.end(JSON.stringify({ id: 'opened', clock: { now: '', frozen: false } })))
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Acometida API at http://127.0.0.1:' + process.env.PORT + '/api'))
process.on('SIGTERM', () => process.exit(0))
`

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'acometida-project-'))
  const installed = join(project, 'node_modules/acometida')
  mkdirSync(join(installed, 'server'), { recursive: true })
  await bundle('packages/acometida/src/main.ts', installed, 'acometida')
  cpSync(join(root, 'packages/acometida/endWithParent.mjs'), join(installed, 'endWithParent.mjs'))
  writeFileSync(join(installed, 'server/main.js'), SERVER)
  const manifest = { name: 'acometida', version: '1.2.3', type: 'module', bin: { acometida: 'acometida.js' } }
  writeFileSync(join(installed, 'package.json'), JSON.stringify(manifest))
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'project', dependencies: { acometida: '1.2.3' } }),
  )
  writeFileSync(join(project, 'world.json'), '{}')
  mkdirSync(join(project, 'node_modules/.bin'))
  symlinkSync('../acometida/acometida.js', join(project, 'node_modules/.bin/acometida'))
  // Node below 22.14 needs this build of SQLite.
  for (const name of ['better-sqlite3', 'better-sqlite3-napi', '@node-rs'])
    symlinkSync(join(root, 'server/node_modules', name), join(project, 'node_modules', name))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Runs a program in the project, and waits until it prints a text. All that it started ends with the test. */
async function start(program: string, words: readonly string[], until: string) {
  const { npm_lifecycle_event: _event, ...env } = process.env
  const child = spawn(program, [...words], {
    cwd: project,
    env: { ...env, NODE_ENV: 'development', npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const closed = once(child, 'close')
  await Promise.race([vi.waitFor(() => expect(said).toContain(until), limit), closed])
  const family = familyOf(child)
  onTestFinished(() => endFamily(family))
  return { child, family, said: () => said, closed }
}

const bin = () => join(project, 'node_modules/.bin/acometida')

describe.skipIf(process.platform === 'win32')('one life for all processes', () => {
  test.each([
    // npx adds its own processes, whatever the command behind it.
    ['npx', ['acometida', '--database', ':memory:'], 'Acometida is running'],
    ['bin', ['world', 'open', 'world.json'], '__room/enter?'],
    ['bin', ['exec', '--', 'node', '-e', 'console.log("it runs"); setInterval(() => {}, 1000)'], 'it runs'],
  ] as const)(
    'leaves no process and no port of %s %j, whichever of its processes is ended',
    async (by, words, until) => {
      const isExec = words.some((word) => word === 'exec')
      let members = 1
      for (let nth = 0; nth < members; nth += 1) {
        const port = isExec ? null : await freePort()
        const line = [...words, ...(port === null ? [] : ['--port', String(port)])]
        const program = by === 'npx' ? 'npx' : process.execPath
        const { family, said } = await start(program, by === 'npx' ? line : [bin(), ...line], until)
        expect(said()).toContain(until)
        members = family.length
        process.kill(family[nth]?.pid ?? 0, 'SIGTERM')
        const left = () => family.filter(isRunning).map(({ args }) => args)
        await vi.waitFor(() => expect([nth, ...left()]).toEqual([nth]), limit)
        expect(port === null ? null : await takenBy(port)).toBeNull()
      }
      expect(members).toBeGreaterThan(1)
    },
  )
})

test.each([[[]], [['world', 'open', 'world.json']]])(
  'refuses in acometida %j a taken port, names its owner, and calls nothing there',
  async (words) => {
    const calls: string[] = []
    const other = createServer((asked, given) => {
      calls.push(`${asked.method} ${asked.url}`)
      given.end('{}')
    })
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    onTestFinished(() => void other.close())
    const { child, said, closed } = await start(process.execPath, [bin(), ...words, '--port', String(port)], '\n')
    await closed
    expect([codeOf(child), calls]).toEqual([1, []])
    expect(said().trim()).toBe(
      `Port ${port} is in use by process ${process.pid}, and the server needs it. Stop it, or run with --port <another port>.`,
    )
  },
)

const codeOf = ({ exitCode }: ChildProcess): number | null => exitCode
