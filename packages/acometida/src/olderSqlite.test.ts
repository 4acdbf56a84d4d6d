import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findOlderSqlite } from './olderSqlite.ts'
import { writeCommand } from './testing/writeCommand.ts'

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

/** Puts an npm first in the path that logs its arguments and runs a line of JavaScript. */
function arrangeNpm(line: string): void {
  const log = `fs.appendFileSync(${JSON.stringify(join(folder, 'calls'))}, process.argv.slice(2).join(' ') + '\\n')`
  vi.stubEnv('PATH', writeCommand(join(folder, 'bin'), 'npm', `const fs = require('fs')\n${log}\n${line}`))
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

test.skipIf(needed)('needs no older SQLite on Node 22.14 and later', () => {
  arrangeNpm('process.exit(1)')
  expect(findOlderSqlite(folder)).toEqual({})
  expect(calls()).toEqual([])
})

describe.runIf(needed)('Node below 22.14', () => {
  test('takes one that is installed beside the package', () => {
    arrangeNpm('process.exit(1)')
    writeSqlite(join(folder, 'node_modules'))
    expect(findOlderSqlite(folder)).toEqual({})
    expect(calls()).toEqual([])
  })

  test('gets one by npm, says so, and finds it again', () => {
    arrangeNpm(`const made = 'node_modules/better-sqlite3'
      fs.mkdirSync(made, { recursive: true })
      fs.writeFileSync(made + '/index.js', ${JSON.stringify(working)})`)
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
    arrangeNpm("console.error('npm error code ENOTFOUND')\nprocess.exit(1)")
    expect(() => findOlderSqlite(folder)).toThrow(/ENOTFOUND[^]*npm install better-sqlite3@12\.0\.0.*Node 22\.14/)
    expect(() => findOlderSqlite(folder)).toThrow('ENOTFOUND')
    expect(calls()).toHaveLength(2)
  })
})
