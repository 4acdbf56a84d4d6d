import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { writeCommand } from 'acometida/src/testing/writeCommand.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './lib/root.ts'

const sqlite = Number(process.versions.napi) >= 10 ? 'better-sqlite3-napi' : 'better-sqlite3'
const heals = sqlite === 'better-sqlite3'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'))
  mkdirSync(join(folder, 'scripts/lib'), { recursive: true })
  for (const file of [
    'scripts/run.mjs',
    'scripts/lib/install.mjs',
    'packages/acometida/endWithParent.mjs',
    'packages/acometida/src/lib/systemCommand.mjs',
  ])
    cpSync(join(root, file), join(folder, file))
  // Without scripts/main.ts every command ends right after the installation.
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
  const heal = `if (words.includes('rebuild')) fs.writeFileSync(${JSON.stringify(join(place, 'index.js'))}, ${JSON.stringify(working)})`
  writeCommand(
    join(folder, 'bin'),
    'npx',
    `const fs = require('fs')
    const words = process.argv.slice(2)
    const { npm_config_call = '', npm_config_package = '' } = process.env
    const line = npm_config_call + npm_config_package + words.join(' ')
    fs.appendFileSync(${JSON.stringify(join(folder, 'calls'))}, line + '\\n')
    ${rebuild === 'heals' ? heal : ''}
    console.log(${JSON.stringify(says)})
    process.exitCode = ${code}`,
  )
}

function run(line = 'none', env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...line.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: join(folder, 'bin') + delimiter + process.env['PATH'] },
  })
  const calls = existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []
  return { status, stdout, stderr, calls, stamped: existsSync(join(folder, 'node_modules/.acometida-installed')) }
}

test('installs once what works', () => {
  arrange(true)
  expect(run()).toMatchObject({ calls: [expect.stringContaining('install --frozen-lockfile')], stamped: true })
  expect(run().calls).toHaveLength(1)
})

test('installs what only the lab needs for the commands that need it, and nothing less once it is there', () => {
  arrange(true)
  expect(run('start').calls).toEqual([expect.stringContaining('--filter !@acometida/lab')])
  expect(run('build').calls).toHaveLength(1)
  expect(run('lab bench --help').calls).toHaveLength(1)
  expect(run('check').calls.slice(1)).toEqual([expect.not.stringContaining('--filter')])
  expect(run('lab').calls).toHaveLength(2)
  expect(run('start').calls).toHaveLength(2)
})

test.runIf(heals)('rebuilds a SQLite of an earlier Node', () => {
  arrange(false, 'heals')
  const { calls, stamped } = run()
  expect(calls.at(-1)).toContain('rebuild better-sqlite3')
  expect(stamped).toBe(true)
})

test('repeats an installation whose SQLite does not open, and says what helps', () => {
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
])('says after "%s" what helps against that alone', (says, hint) => {
  arrange(true, 'changes nothing', says, 1)
  const { status, stdout, stderr, stamped } = run()
  expect([status, stamped]).toEqual([1, false])
  expect(stdout).toContain(says)
  expect(stderr).toContain(`The installation failed; its last lines say why. ${hint}`)
  for (const word of ['compile', 'registry', 'space']) expect(stderr.includes(word)).toBe(hint.includes(word))
})

test('says that an installation failed for another reason without a guess', () => {
  arrange(true, 'changes nothing', 'sh: pnpm: not found', 127)
  expect(run().stderr.trim()).toBe('The installation failed; its last lines say why.')
})

test('hides the call of an outer npx from the one that brings pnpm', () => {
  arrange(true)
  const { calls } = run('none', { npm_config_call: 'npm start', npm_config_package: 'node@22' })
  expect(calls).toEqual([expect.stringMatching(/^--yes pnpm@10\.0\.0 install --frozen-lockfile/)])
})

test('runs no script of a package but the one that compiles SQLite', () => {
  arrange(true)
  expect(run().calls).toEqual([expect.stringContaining('--ignore-scripts')])
})

test('starts the tests without SQLite, which they bring beside their checks', () => {
  arrange(false)
  const { calls, stderr, stamped } = run('test')
  expect(calls).toEqual([expect.stringContaining('install --frozen-lockfile')])
  expect([stderr.includes('SQLite'), stamped]).toEqual([false, false])
})
