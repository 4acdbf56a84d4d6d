import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './lib/root.ts'

const sqlite = Number(process.versions.napi) >= 10 ? 'better-sqlite3-napi' : 'better-sqlite3'
const heals = sqlite === 'better-sqlite3'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
  mkdirSync(join(folder, 'scripts/lib'), { recursive: true })
  for (const file of ['run.mjs', 'lib/install.mjs', 'lib/words.mjs', 'lib/process/endWithParent.mjs'])
    cpSync(join(root, 'scripts', file), join(folder, 'scripts', file))
  // A command without its file ends right after the installation.
  writeFileSync(join(folder, 'scripts/commands.json'), JSON.stringify({ none: { file: 'none.ts', does: '' } }))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ packageManager: 'pnpm@10.0.0' }))
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * An installed folder whose SQLite works if `opens`, and a pnpm that logs its arguments and does what `rebuild` says.
 */
function arrange(opens: boolean, rebuild: 'heals' | 'changes nothing' = 'changes nothing', says = '', code = 0) {
  const place = join(folder, 'server/node_modules', sqlite)
  mkdirSync(place, { recursive: true })
  const working = 'module.exports = class { close() {} }'
  writeFileSync(join(place, 'index.js'), opens ? working : 'throw new Error("NODE_MODULE_VERSION 115")')
  const heal = rebuild === 'heals' ? `case "$*" in *rebuild*) echo '${working}' > '${place}/index.js';; esac` : ''
  mkdirSync(join(folder, 'bin'))
  writeFileSync(
    join(folder, 'bin/npx'),
    `#!/bin/sh\necho "$npm_config_call$npm_config_package$*" >> '${folder}/calls'\n${heal}\necho '${says}'\nexit ${code}\n`,
    { mode: 0o755 },
  )
}

function run(word = 'none', env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', word], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: join(folder, 'bin') + delimiter + process.env['PATH'] },
  })
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []
  return { status, stdout, stderr, calls, stamped: existsSync(join(folder, 'node_modules/.acometida-installed')) }
}

test('what is installed and works is installed once', () => {
  arrange(true)
  expect(run()).toMatchObject({ calls: [expect.stringContaining('install --frozen-lockfile')], stamped: true })
  expect(run().calls).toHaveLength(1)
})

test.runIf(heals)('a SQLite of the Node that was here before is built again', () => {
  arrange(false, 'heals')
  const { calls, stamped } = run()
  expect(calls.at(-1)).toContain('rebuild better-sqlite3')
  expect(stamped).toBe(true)
})

test('an installation whose SQLite does not open does not count, and the message says what helps', () => {
  arrange(false)
  const first = run()
  expect(first.stamped).toBe(false)
  expect(first.stderr).toContain(`SQLite does not open a database with Node ${process.versions.node}`)
  expect(first.stderr).toContain('Delete node_modules and run the command again.')
  expect(run().calls.length).toBe(first.calls.length * 2)
})

test.each([
  ['gyp ERR! build error', 'SQLite did not compile: install python3'],
  ['getaddrinfo ENOTFOUND registry.example', 'The registry was not reached'],
  ['ENOSPC: no space left on device', 'There is no space left'],
])('an installation that ends with "%s" is told what helps against that alone', (says, hint) => {
  arrange(true, 'changes nothing', says, 1)
  const { status, stdout, stderr, stamped } = run()
  expect([status, stamped]).toEqual([1, false])
  expect(stdout).toContain(says)
  expect(stderr).toContain(`The installation failed; its last lines say why. ${hint}`)
  for (const word of ['compile', 'registry', 'space']) expect(stderr.includes(word)).toBe(hint.includes(word))
})

test('an installation that fails for another reason is told without a guess', () => {
  arrange(true, 'changes nothing', 'sh: pnpm: not found', 127)
  expect(run().stderr.trim()).toBe('The installation failed; its last lines say why.')
})

test('what an outer npx was asked for is not asked of the one that brings pnpm', () => {
  arrange(true)
  const { calls } = run('none', { npm_config_call: 'npm start', npm_config_package: 'node@22' })
  expect(calls).toEqual([expect.stringMatching(/^--yes pnpm@10\.0\.0 install --frozen-lockfile/)])
})

test('what is asked for is known before anything is installed', () => {
  arrange(true)
  expect(run('nothing')).toMatchObject({ status: 2, calls: [], stamped: false })
  expect(run('nothing').stderr).toContain('There is no command "nothing". There are:')
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run none'), calls: [] })
})

test('no script of a package is run but that which compiles SQLite', () => {
  arrange(true)
  expect(run().calls).toEqual([expect.stringContaining('--ignore-scripts')])
})

test('the tests go on to bring SQLite beside their checks', () => {
  arrange(false)
  writeFileSync(join(folder, 'scripts/commands.json'), JSON.stringify({ test: { file: 'none.ts', does: '' } }))
  const { calls, stderr, stamped } = run('test')
  expect(calls).toEqual([expect.stringContaining('install --frozen-lockfile')])
  expect([stderr.includes('SQLite'), stamped]).toEqual([false, false])
})
