import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findOlderSqlite } from './olderSqlite.ts'

const needed = Number(process.versions.napi) < 10
const working = 'module.exports = class { close() {} }'
let folder: string
const cacheOf = () => join(folder, 'cache/acometida')
const calls = () =>
  existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') : []

/** Writes a SQLite that works into the packages of a folder. */
const writeSqlite = (modules: string) => {
  mkdirSync(join(modules, 'better-sqlite3'), { recursive: true })
  writeFileSync(join(modules, 'better-sqlite3/index.js'), working)
}

/** Puts an npm first in the path that logs its arguments and runs a line of the shell. */
function arrangeNpm(line: string): void {
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\necho "$*" >> '${folder}/calls'\n${line}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', join(folder, 'bin') + delimiter + process.env['PATH'])
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'older-sqlite-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ olderSqlite: 'better-sqlite3@12.0.0' }))
  vi.stubEnv('XDG_CACHE_HOME', join(folder, 'cache'))
  vi.stubEnv('NODE_PATH', undefined)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test.skipIf(needed)('Node 22.14 and later need none', () => {
  arrangeNpm('exit 1')
  expect(findOlderSqlite(folder)).toEqual({})
  expect(calls()).toEqual([])
})

describe.runIf(needed)('Node below 22.14', () => {
  test('takes one that is installed beside the package', () => {
    arrangeNpm('exit 1')
    writeSqlite(join(folder, 'node_modules'))
    expect(findOlderSqlite(folder)).toEqual({})
    expect(calls()).toEqual([])
  })

  test('gets one by npm, says so, and finds it again', () => {
    arrangeNpm(`mkdir -p node_modules/better-sqlite3 && echo '${working}' > node_modules/better-sqlite3/index.js`)
    const found = findOlderSqlite(folder)
    const [name = ''] = readdirSync(cacheOf())
    expect(name).toMatch(/^better-sqlite3@12\.0\.0-/)
    expect(found).toEqual({ NODE_PATH: join(cacheOf(), name, 'node_modules') + delimiter })
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Installing better-sqlite3@12\.0\.0 for Node /))
    expect(findOlderSqlite(folder)).toEqual(found)
    expect(calls()).toEqual([expect.stringMatching(/^install .* better-sqlite3@12\.0\.0$/)])
    expect(readdirSync(cacheOf())).toEqual([name])
  })

  test('says why there is none, and what helps', () => {
    arrangeNpm('echo "npm error code ENOTFOUND" >&2\nexit 1')
    expect(() => findOlderSqlite(folder)).toThrow(/ENOTFOUND[^]*npm install better-sqlite3@12\.0\.0.*Node 22\.14/)
    expect(() => findOlderSqlite(folder)).toThrow('ENOTFOUND')
    expect(calls()).toHaveLength(2)
  })
})
