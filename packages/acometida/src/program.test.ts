import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './program.ts'
import { root } from './testing/root.ts'

/** There is no package here, and a start would find the SQLite of the server. */
const folder = join(root, 'server/no-package-here')

/** Runs a command line. Resolves to its output and exit code. */
async function run(...words: readonly string[]) {
  let said = ''
  const keep = (text: unknown) => {
    said += String(text)
    return true
  }
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(keep)
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(keep)
  const code = await runProgram(words, folder, '1.2.3')
  vi.restoreAllMocks()
  return { code, said }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const onWorlds = [
  'list',
  'fork',
  'reset',
  'delete',
  'advance',
  'snapshot',
  'snapshots',
  'restore',
  'export',
  'import',
  'scenario',
  'inbox',
  'open',
]

test.each([
  'serve',
  'exec',
  'world',
  'diff',
  'coverage',
  'conformance',
  'persona',
  'proxy',
  'mcp',
  'replay',
  ...onWorlds.map((name) => `world ${name}`),
])('explains acometida %s with an example and the meaning of its exit codes', async (line) => {
  const words = line.split(' ')
  const { code, said } = await run(...words, '--help')
  expect(code).toBe(0)
  expect(said).toMatch(new RegExp(`^Usage: acometida ${words.join(' ')}`))
  expect(said).toMatch(/\nExample: acometida /)
  expect(said).toContain('Exit codes: 0 success, 1 failure, 2 wrong usage')
})

test('lists all commands and tells the version', async () => {
  const help = await run('--help')
  expect(help.code).toBe(0)
  for (const name of ['serve', 'exec', 'world', 'diff', 'coverage', 'conformance', 'persona', 'proxy', 'replay', 'mcp'])
    expect(help.said).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'))
  expect(help.said).toContain('Example: acometida exec -- npx playwright test')
  expect(await run('--version')).toEqual({ code: 0, said: '1.2.3\n' })
})

const conformance = ['conformance', '--base-url', 'https://a.example']
const proxy = ['proxy', '--target', 'https://a.example']

test.each([
  [['paint'], "unknown command or argument 'paint'. Commands: serve, exec, world,"],
  [['--paint'], "unknown option '--paint'"],
  [['--port', '80a'], 'Allowed: a whole number from 1 to 65535.'],
  [['--port', '65536'], 'Allowed: a whole number from 1 to 65535.'],
  [
    ['serve', '--now', 'tomorrow'],
    'Allowed: an instant of the years 2000 to 2099 with its offset, such as 2026-03-16T10:00:00+01:00.',
  ],
  [['exec'], "missing required argument 'command'"],
  [['exec', '--now', 'x', '--', 'true'], 'Allowed: an instant'],
  [['exec', '--coverage-min', 'codes', '--', 'true'], '"codes" is not a floor.'],
  [['world'], 'Usage: acometida world'],
  [['world', 'paint'], "unknown command 'paint'"],
  [['world', 'fork', 'default'], "missing required argument 'new-world'"],
  [['world', 'list', 'default'], 'too many arguments'],
  [['diff', 'old.json'], "missing required argument 'new'"],
  [['diff', 'a', 'b', '--report', 'pdf'], 'Allowed choices are text, json, md, github.'],
  [['world', 'open'], "missing required argument 'file'"],
  [['persona'], "missing required argument 'recording'"],
  [['conformance'], "required option '--base-url <url>' not specified"],
  [['conformance', '--base-url', 'api.example'], 'Allowed: an address such as https://api.example/v1.'],
  [[...conformance, '--level', '6'], 'Allowed: a whole number from 1 to 5.'],
  [[...conformance, '--baseline-update'], 'need --baseline <file>'],
  [[...conformance, '--baseline-prune'], 'need --baseline <file>'],
  [[...conformance, '--baseline', 'a', '--baseline-update'], 'needs --reason <text>'],
  [
    [...conformance, '--baseline', 'a', '--baseline-update', '--reason', ' '],
    '--baseline-update needs --reason <text>',
  ],
  [[...conformance, '--baseline', 'a', '--reason', 'Later.'], '--reason needs --baseline-update'],
  [[...conformance, '--baseline', 'a', '--baseline-prune', '--baseline-update'], 'cannot be used with option'],
  [[...conformance, '--baseline', 'a', '--against', 'https://b.example'], 'cannot be used with option'],
  [['proxy'], "required option '--target <url>' not specified"],
  [['proxy', '--target', 'a.example'], 'Allowed: an address such as https://api.example/v1.'],

  [[...proxy, '--mode', 'spy'], 'Allowed choices are observe, enforce.'],
  [[...proxy, '--listen', 'here'], 'Allowed: an address with a port, such as 127.0.0.1:4100, or a port.'],
  [
    [...proxy, '--listen', '0.0.0.0:4100'],
    'error: other machines can reach 0.0.0.0. Listen on 127.0.0.1, or add --listen-public.',
  ],
  [[...proxy, '--listen', '[::]:4100'], 'other machines can reach ::.'],
  [[...proxy, '--fault', 'listBills'], 'Allowed: a fault such as listBills=503 or updateUser=2018:1.'],
  [[...proxy, '--fault', 'listBill=503'], 'Unknown operation listBill. Similar: listBills, listBillingPeriods'],
  [[...proxy, '--record', 'calls.json'], 'Allowed: a file name that ends in .har, such as calls.har.'],
  [[...proxy, '--record', 'no-such-folder/calls.har'], 'The folder no-such-folder does not exist. Create it first.'],
  [['replay'], "missing required argument 'file'"],
  [['replay', 'calls.har', '--miss', 'guess'], 'Allowed choices are 404, mock.'],
  [['replay', 'calls.har', '--listen', '0.0.0.0:1'], 'other machines can reach 0.0.0.0.'],
  [[...proxy, '--fault', 'listBills=200'], '200 is neither a status from 400 to 599 nor a code. Codes:'],
])('exits with 2 and the usage for acometida %j', async (words, problem) => {
  const { code, said } = await run(...words)
  expect(code).toBe(2)
  expect(said).toContain(problem)
  expect(said).toContain('Usage: acometida')
})

test.each([
  [2, ['proxy', '--target', 'https://user:sesame@a.example']],
  [2, [...proxy, '--room', 'https://:sesame@a.example']],
  [2, ['conformance', '--base-url', 'https://user:sesame@a.example']],
  [2, [...conformance, '--against', 'https://user:sesame@a.example']],
  [2, ['mcp', '--url', 'https://user:sesame@a.example']],
  [3, ['diff', 'https://user:sesame@a.example/openapi.json', 'new.json']],
])('refuses a password in an address with %d, and does not print it: %j', async (expected, line) => {
  const { code, said } = await run(...line)
  expect([code, said]).toEqual([expected, expect.stringContaining('holds a user or password')])
  expect(said).not.toContain('sesame')
})

test('refuses a password in SERVER_URL, and does not print it', async () => {
  vi.stubEnv('SERVER_URL', 'http://user:sesame@127.0.0.1:9')
  const { code, said } = await run('world', 'list')
  expect([code, said]).toEqual([1, expect.stringContaining('holds a user or password')])
  expect(said).not.toContain('sesame')
})

/** The folder of a package whose server runs a script. */
function packageWith(server: string): string {
  const stub = mkdtempSync(join(root, 'server/stub-'))
  onTestFinished(() => rmSync(stub, { recursive: true }))
  mkdirSync(join(stub, 'server'))
  writeFileSync(join(stub, 'endWithParent.mjs'), '')
  writeFileSync(join(stub, 'server/main.js'), server)
  return stub
}

test.each([
  [[], {}, /^127\.0\.0\.1 no token$/],
  [['--host', '0.0.0.0'], {}, /^0\.0\.0\.0 [\w-]{32}$/],
  [[], { ACOMETIDA_HOST: '0.0.0.0', CONTROL_TOKEN: 'chosen-by-somebody' }, /^0\.0\.0\.0 chosen-by-somebody$/],
])('serves at an address of others with a token alone: %j %j', async (words, env, heard) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const stub = packageWith("console.log(process.env.HOST, process.env.CONTROL_TOKEN ?? 'no token'); process.exit(1)")
  const port = String(await freePort())
  expect(await runProgram(['serve', '--database', ':memory:', '--port', port, ...words], stub, '1.2.3')).toBe(1)
  expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(heard))
})

test('says which wrong settings come from the environment, and how to run without them', async () => {
  vi.stubEnv('JWT_SECRET', 'short')
  const stub = packageWith(
    'console.error(\'The settings are not right:\\n  JWT_SECRET is "(hidden)"; allowed: at least 32 characters\'); process.exit(1)',
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await runProgram(['exec', '--', 'true'], stub, '1.2.3')).toBe(1)
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining(
      'The environment of this command sets JWT_SECRET, perhaps for another project. Unset what it sets, and run the command again.',
    ),
  )
})

test.each([
  [{ PORT: '80a' }, ['serve'], "value '80a' from env 'PORT' is invalid. Allowed: a whole number from 1 to 65535."],
  [{ NOW: 'soon' }, ['exec', '--', 'true'], "value 'soon' from env 'NOW' is invalid. Allowed: an instant"],
  [{ ACOMETIDA_MODE: 'spy' }, proxy, "from env 'ACOMETIDA_MODE' is invalid. Allowed choices are observe, enforce."],
  [{ ACOMETIDA_KEEP_PERSONAL: 'no' }, proxy, "from env 'ACOMETIDA_KEEP_PERSONAL' is invalid. Allowed: on, off."],
  [{ ACOMETIDA_TARGET: 'a.example' }, ['proxy'], "value 'a.example' from env 'ACOMETIDA_TARGET' is invalid."],
  [{ ACOMETIDA_AS: 'nobody', PORT: '0' }, ['world', 'open', 'x.json'], "value '0' from env 'PORT' is invalid."],
])('takes options from the environment %j: a wrong one ends %j with 2', async (env, words, problem) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { code, said } = await run(...words)
  expect([code, said]).toEqual([2, expect.stringContaining(problem)])
})

test('prefers options of the command line to the environment, and ignores empty variables', async () => {
  vi.stubEnv('ACOMETIDA_TARGET', '')
  expect((await run('proxy')).said).toContain("required option '--target <url>' not specified")
  vi.stubEnv('ACOMETIDA_LEVEL', '9')
  // The level of the line is right, so the run goes on to the missing file.
  expect(await run(...conformance, '--level', '1', '--config', 'no-such.yaml')).toEqual({
    code: 2,
    said: expect.stringContaining('no-such.yaml'),
  })
})

const words = ['default', 'other', 'more']
const takes = {
  list: 0,
  fork: 2,
  reset: 1,
  delete: 1,
  snapshot: 2,
  snapshots: 1,
  restore: 2,
  export: 2,
  scenario: 3,
  inbox: 1,
}

test.each(Object.entries(takes))('fails acometida world %s with 1 where no server answers', async (name, count) => {
  // Nothing listens at the port of the discard protocol.
  vi.stubEnv('SERVER_URL', 'http://127.0.0.1:9')
  const { code, said } = await run('world', name, ...words.slice(0, count))
  expect([code, said]).toEqual([
    1,
    'No server answers at http://127.0.0.1:9. Start one with npx acometida, or set SERVER_URL to the address of another, such as http://127.0.0.1:4100.',
  ])
})

test.each([
  [['world', 'advance', 'default', 'soon'], '"soon" is no time'],
  [['world', 'import', 'default', 'no-such.json'], 'no-such.json'],
  [['world', 'open', 'no-such.json'], 'The file no-such.json does not exist.'],
  [['persona', 'no-such.har'], 'no-such.har'],
])('fails acometida %j with 1 and says why', async (line, problem) => {
  const { code, said } = await run(...line)
  expect(code).toBe(1)
  expect(said).toContain(problem)
})

test.each([[['--database', ':memory:']], [['exec', '--', 'true']]])(
  'refuses acometida %j in production',
  async (line) => {
    vi.stubEnv('NODE_ENV', 'production')
    const { code, said } = await run(...line)
    expect(code).toBe(1)
    expect(said).toContain('NODE_ENV is "production"; allowed: development, test.')
  },
)

test('shows what a server printed that did not start', async () => {
  const { code, said } = await run('exec', '--', 'true')
  expect(code).toBe(1)
  expect(said).toContain('The server did not start. Its last lines:')
  expect(said).toContain('no-package-here')
})
