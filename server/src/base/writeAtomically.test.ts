import fs, {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeAtomically } from './writeAtomically.ts'

/** The rights of a file of its owner alone. Windows has no such rights. */
const OWN = process.platform === 'win32' ? 0o666 : 0o600
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acometida-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Lets a function of the file system fail as on a full disk, after it has written a part of the content. */
function fillDisk(name: 'writeFileSync' | 'fsyncSync'): void {
  const write = fs.writeFileSync
  const spy = vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
    if (name === 'writeFileSync') write(String(given[0]), 'half')
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

test.each(['writeFileSync', 'fsyncSync'] as const)('keeps the older file when the disk is full: %s', (name) => {
  const file = join(folder, 'world.json')
  writeAtomically(file, 'older')
  fillDisk(name)
  expect(() => writeAtomically(file, 'newer')).toThrow('ENOSPC')
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['world.json'], 'older'])
})

test.each([
  ['linux', ['r', 'r']],
  // Windows refuses to flush what is open for reading, and to open a folder.
  ['win32', ['r+']],
] as const)('flushes what %s lets a program flush', (platform, flags) => {
  const { platform: real } = process
  Object.defineProperty(process, 'platform', { value: platform })
  const opens = vi.spyOn(fs, 'openSync')
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.defineProperty(process, 'platform', { value: real })
    opens.mockRestore()
    syncBuiltinESMExports()
  })
  writeAtomically(join(folder, 'world.json'), 'all of it')
  expect(opens.mock.calls.map(([, flag]) => flag).filter((flag) => flag !== 'wx')).toEqual(flags)
})

test('replaces a file, which keeps its rights, and a link to one, which stays a link', () => {
  const file = join(folder, 'world.json')
  const link = join(folder, 'link.json')
  writeAtomically(file, 'first', 0o600)
  symlinkSync(file, link)
  writeAtomically(link, 'second')
  expect(readFileSync(file, 'utf8')).toBe('second')
  expect(statSync(file).mode & 0o777).toBe(OWN)
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
})

test.skipIf(process.platform === 'win32')('writes directly to what is no file', () => {
  writeAtomically('/dev/null', 'lost')
  expect(statSync('/dev/null').isFile()).toBe(false)
})

test('names the folder that is missing', () => {
  expect(() => writeAtomically(join(folder, 'nowhere/world.json'), '')).toThrow(/ENOENT.*nowhere/)
  writeFileSync(join(folder, 'other'), '')
  expect(readdirSync(folder)).toEqual(['other'])
})
