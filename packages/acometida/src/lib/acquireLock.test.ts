import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { acquireLock } from './acquireLock.ts'

/** A path in a folder of the test. */
function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hold-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'calls.har')
}

test('refuses what a living process has, by its number, until that one gives it back', async () => {
  const path = newPath()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ended = once(other, 'exit')
  writeFileSync(`${path}.${other.pid}.pid`, '')
  expect(() => acquireLock(path)).toThrow(`${path} is in use by process ${other.pid}.`)
  expect(readdirSync(join(path, '..'))).toEqual([`calls.har.${other.pid}.pid`])
  other.kill('SIGKILL')
  await ended
  const release = acquireLock(path)
  expect(readdirSync(join(path, '..'))).toEqual([`calls.har.${process.pid}.pid`])
  release()
  expect(readdirSync(join(path, '..'))).toEqual([])
})

test('takes what a crashed process had, and leaves the marks of other files', () => {
  const path = newPath()
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  for (const name of [`${path}.${pid}.pid`, `${path}.2.har.1.pid`, `${path}.pid`]) writeFileSync(name, '')
  acquireLock(path)()
  expect(readdirSync(join(path, '..')).toSorted()).toEqual(['calls.har.2.har.1.pid', 'calls.har.pid'])
})
