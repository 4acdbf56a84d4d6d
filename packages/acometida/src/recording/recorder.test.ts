import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { RecordedEntry } from './harEntry.ts'
import { openRecorder } from './recorder.ts'
import { redactBase } from './redactBase.ts'

/** The place in the finding of a recorded call. */
function recordedPlace(where: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'recorder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'calls.har')
  const recorder = openRecorder(file, '1.2.3', (call) => call)
  const message = { headers: [], body: Buffer.alloc(0) }
  recorder.add({
    operation: 'getUser',
    base: 'http://localhost:4000/api',
    findings: [
      { operation: 'getUser', where, rule: 'unknown field', severity: 'drift', expected: 'no such field', got: 'text' },
    ],
    call: {
      operation: 'getUser',
      startedAt: '2026-03-16T09:00:00.000Z',
      durationMs: 1,
      request: { ...message, method: 'GET', path: '/users/1' },
      response: { ...message, status: 200 },
    },
  })
  recorder.end()
  const { log }: { log: { entries: readonly RecordedEntry[] } } = JSON.parse(readFileSync(file, 'utf8'))
  return log.entries.flatMap(({ _acometida: { findings } }) => findings)[0]?.where
}

test.each([
  ['user.items[12].phone', 'user.items[12].phone'],
  ['user.Lucia[12].phone', 'user.(not in the contract)[12].phone'],
  ['query/limit', 'query/limit'],
  ['user.12345678Z', 'user.(not in the contract)'],
  ['user.612345678[0]', 'user.(not in the contract)[0]'],
])('records a finding at %s at %s', (where, recorded) => expect(recordedPlace(where)).toBe(recorded))

test('refuses a file that another process records into, and loses none of its calls', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recorder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'calls.har')
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill('SIGKILL'))
  writeFileSync(`${file}.${other.pid}.pid`, '')
  writeFileSync(`${file}.ndjson`, 'a call of the other\n')
  expect(() => openRecorder(file, '1.2.3', null)).toThrow(`${file} is in use by process ${other.pid}.`)
  expect(readFileSync(`${file}.ndjson`, 'utf8')).toBe('a call of the other\n')
})

test.each([
  ['http://localhost:5173/api', 'http://localhost:5173/api'],
  ['https://[::1]:4100', 'https://[::1]:4100'],
  ['http://127.0.0.1:4100/api', 'http://127.0.0.1:4100/api'],
  ['http://12345678z.example/api', 'http://unknown.invalid/api'],
  ['http://user:sesame@area.example', 'http://unknown.invalid'],
  ['http://https://area.example/customers?nif=12345678Z/api', 'http://unknown.invalid/api'],
])('records the address %s as %s', (base, recorded) => expect(redactBase(base)).toBe(recorded))
