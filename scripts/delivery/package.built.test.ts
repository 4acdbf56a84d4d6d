import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { freePort } from '@acometida/testing/freePort'
import { expect, inject, onTestFinished, test } from 'vitest'
import { root } from '../lib/root.ts'
import { shippedPackages } from '../lib/shippedPackages.ts'
import { endFamily, familyOf } from '../testing/processes.ts'

/** An empty folder of a project that has the package. */
const outside = mkdtempSync(join(inject('installed'), 'package-'))
const installed = join(inject('installed'), 'node_modules/acometida')
const command = join(installed, 'acometida.js')
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))

/** Runs the command in an empty folder, unless another is named. */
function run(words: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [command, ...words], {
    cwd: outside,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development', ...env },
  })
}

/** The code of a part of the package: '' is the command. */
function codeOf(part: string): string {
  const folder = join(installed, part)
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
}

const exec = (script: string) => run(['exec', '--', process.execPath, '-e', script])

test('names exact versions of the registry in the manifest and nothing of the workspace', () => {
  const { dependencies, olderSqlite, scripts } = manifest
  expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|file:|@acometida\//)
  for (const version of [...Object.values(dependencies), olderSqlite])
    expect(version).toMatch(/^((npm:)?better-sqlite3@)?\d+\.\d+\.\d+$/)
  expect(scripts).toBeUndefined()
})

test('installs at most ten packages', () => {
  expect(1 + shippedPackages(relative(root, installed)).length).toBeLessThanOrEqual(10)
})

test('keeps the paths of this machine out of the code', () => {
  for (const part of ['', 'server']) expect(codeOf(part)).not.toContain(root)
})

test.each([
  ['the command', '', 5],
  ['the server', 'server', 50],
])('contains the licence of each package that %s contains', (_, part, least) => {
  const licences = readFileSync(join(installed, part, 'licences.txt'), 'utf8')
  // `// node_modules/<package>/...` stands before the code of each file.
  const contained = [...codeOf(part).matchAll(/^ *\/\/ .*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)]
  const names = new Set(contained.map(([, name = '']) => name))
  expect(names.size).toBeGreaterThan(least)
  for (const name of names) expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('prints the help', () => {
  const { status, stdout } = run(['--help'])
  expect([status, stdout]).toEqual([0, expect.stringContaining('acometida exec -- npx playwright test')])
})

test('serves client, API, control API and documents to a command of exec and exits with its code', () => {
  const { status, stdout, stderr } = exec(`
    const { ACOMETIDA_URL: url, SERVER_URL, BASE_URL } = process.env
    const paths = ['/ready', '/dashboard', '/config.json', '/api/captcha', '/docs/openapi.json', '/__control/worlds/default']
    Promise.all(paths.map((path) => fetch(url + path)))
      .then(async (answers) => {
        const { clock } = await answers.at(-1).json()
        console.log(JSON.stringify({ statuses: answers.map(({ status }) => status), now: Date.parse(clock.now), same: url === SERVER_URL && url === BASE_URL }))
        process.exit(7)
      })`)
  expect([status, stderr]).toEqual([7, ''])
  expect(JSON.parse(stdout)).toEqual({
    statuses: [200, 200, 200, 200, 200, 200],
    now: Date.UTC(2026, 2, 16, 9),
    same: true,
  })
})

test('contains the parts that are loaded on demand: the PDF of a bill, the script of the docs', () => {
  const { status, stdout } = exec(`
    const { ACOMETIDA_URL: url } = process.env
    const read = async (path, options) => (await fetch(url + path, options)).text()
    const draw = async () => {
      const { session } = JSON.parse(await read('/__control/worlds/default/personas/customer/login', { method: 'POST' }))
      const headers = { authorization: 'Bearer ' + session.accessToken }
      const bill = await read('/api/documentum/FAC-FE202602000001001?filter=nifcliente%3A%3A12345678Z', { headers })
      return Buffer.from(JSON.parse(bill).contenido, 'base64').toString('latin1')
    }
    Promise.all([draw(), read('/docs/scalar/js/scalar.js')]).then(([pdf, script]) =>
      console.log(JSON.stringify({ fonts: pdf.match(/BaseFont \\/\\S+/g), isPdf: pdf.startsWith('%PDF-1.7'), draws: script.includes('createApiReference') })))`)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    fonts: ['BaseFont /Helvetica', 'BaseFont /Helvetica-Bold'],
    isPdf: true,
    draws: true,
  })
})

test('exits with codes of their own for a command that succeeds, is killed or does not exist', () => {
  expect(exec('').status).toBe(0)
  expect(exec("process.kill(process.pid, 'SIGTERM')").status).toBe(143)
  const none = run(['exec', '--', 'no-such-command-of-anybody'])
  expect([none.status, none.stderr]).toEqual([
    1,
    expect.stringContaining('The command no-such-command-of-anybody does not start'),
  ])
})

test('fails a command whose tests cover too little, without what an earlier one covered', () => {
  const folder = join(outside, 'seen')
  const outcomes = (operation: string) => [{ operation, codResult: '0000', role: 'anyone' }]
  const seeing = (operation: string) => `
    const line = ${JSON.stringify(JSON.stringify({ kind: 'journey', title: 'a journey', outcomes: outcomes(operation), faulted: [], requestParts: [], answerParts: [] }))}
    require('node:fs').mkdirSync(process.env.COVERAGE_DIR, { recursive: true })
    require('node:fs').writeFileSync(process.env.COVERAGE_DIR + '/' + process.pid + '.jsonl', line)`
  const covering = (floors: string, script: string) =>
    run(['exec', '--coverage-min', floors, '--', process.execPath, '-e', script], { COVERAGE_DIR: folder })
  expect(covering('operations=0.8', seeing('getCaptcha'))).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('operations        1 of 121'),
  })
  const second = covering('operations=0.8,codes=50', seeing('getAppVersion'))
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('codes is below its floor of 50 %: 1 of')])
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython)('serves the suite in Python that docs/testing.md shows', () => {
  const suite = ['python3', '-B', '-m', 'unittest', 'discover', '-s', join(root, 'e2e/example'), '-p', 'test_*.py']
  const { status, stderr } = run(['exec', '--', ...suite])
  expect([status, stderr]).toEqual([0, expect.stringMatching(/Ran \d+ tests[^]*OK/)])
})

test('ends the command at once when the server dies, and prints the last lines of the server', async () => {
  const script = "console.log('it runs'); setTimeout(() => console.log('it went on'), 30_000)"
  const child = spawn(process.execPath, [command, 'exec', '--', process.execPath, '-e', script], {
    cwd: outside,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'close')
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)]
  await once(child.stdout, 'readable')
  endFamily(familyOf(child).filter(({ args }) => /server[\\/]main\.js/.test(args)))
  expect([await ended, (await stdout).trim()]).toEqual([[1, null], 'it runs'])
  expect(await stderr).toContain('The server ended while the command ran. Its last lines:')
  expect(await stderr).toContain('Acometida API at')
})

test('serves until a signal, and opens the world of a file at the address of its entrance', async () => {
  const file = join(outside, 'world.json')
  const saved = run(['exec', '--', process.execPath, command, 'world', 'export', 'default', file])
  expect([saved.status, saved.stderr]).toEqual([0, ''])
  const port = String(await freePort())
  const opened = ['world', 'open', file, '--as', 'company', '--path', '/supplies?page=2', '--port', port]
  const entrance = await until(opened, /^(http:\S+)$/)
  expect(entrance).toBe(`http://127.0.0.1:${port}/__room/enter?persona=company&world=opened&to=%2Fsupplies%3Fpage%3D2`)
  expect(await until(['--port', port], /^ {2}Client +(\S+)$/)).toBe(`http://127.0.0.1:${port}`)
  expect(existsSync(join(outside, '.acometida/acometida.sqlite'))).toBe(true)
})

test('answers an agent on the standard streams and runs a comparison as a command', () => {
  const document = join(installed, 'documents/openapi.json')
  const calls = [
    { method: 'initialize', params: { protocolVersion: '2025-06-18' } },
    { method: 'tools/call', params: { name: 'compareContracts', arguments: { before: document, now: document } } },
  ]
  const lines = calls.map((call, id) => JSON.stringify({ jsonrpc: '2.0', id, ...call }))
  const { status, stdout } = spawnSync(process.execPath, [command, 'mcp'], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  })
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line): { result: object } => JSON.parse(line))
  expect(answers).toMatchObject([
    { id: 0, result: { serverInfo: { name: 'acometida' } } },
    { id: 1, result: { content: [{ text: expect.stringContaining('Exit code 0.') }] } },
  ])
  expect(status).toBe(0)
})

test('exits with 1 and a message for a file that holds no world', () => {
  const file = join(outside, 'none.json')
  writeFileSync(file, '{}')
  const { status, stderr } = run(['world', 'open', file])
  expect([status, stderr]).toEqual([1, expect.stringMatching(/\S/)])
})

/** Starts a command that keeps running, ends it with SIGTERM at the first matching line, and returns that line. */
async function until(words: readonly string[], pattern: RegExp): Promise<string> {
  const child = spawn(process.execPath, [command, ...words], {
    cwd: outside,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const found = pattern.exec(line)?.[1]
    if (found === undefined) continue
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(143)
    return found
  }
  throw new Error(`${words.join(' ')} ended before it printed ${pattern.source}`)
}
