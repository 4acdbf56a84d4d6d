import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Har } from 'har-format'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { toHarEntry } from './harEntry.ts'
import { openRecording, recoverRecordings } from './recordingJournal.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acometida-recording-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  file = join(folder, 'calls.har')
})

/** An entry of a call whose answer has a body. */
function entry(body: Buffer | string, path = '/captcha') {
  return toHarEntry(
    {
      operation: 'getCaptcha',
      startedAt: '2026-03-16T09:00:00.000Z',
      durationMs: 12,
      request: { method: 'GET', path, headers: [['Accept', '*/*']], body: Buffer.alloc(0) },
      response: { status: 200, headers: [['content-type', 'application/json']], body: Buffer.from(body) },
    },
    'http://localhost:5173/api',
    { role: 'anyone', findings: [] },
  )
}

const read = (name: string): Har => JSON.parse(readFileSync(join(folder, name), 'utf8'))
/** The bodies of the answers in a file. */
const bodiesIn = (name: string) => read(name).log.entries.map(({ response }) => response.content.text)

test('writes a recording as it goes, and as HAR when it is closed', () => {
  const recording = openRecording(file, '1.2.3')
  expect(readdirSync(folder)).toEqual([])
  recording.write(entry('{"n":1}\n', '/captcha?x=a%20b&x=c'))
  expect(readFileSync(`${file}.ndjson`, 'utf8').split('\n')).toHaveLength(2)
  recording.write(entry(Buffer.from([255, 0])))
  expect(recording.close()).toEqual([file])
  expect(readdirSync(folder)).toEqual(['calls.har'])
  expect(statSync(file).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
  const { version, creator, entries } = read('calls.har').log
  expect([version, creator]).toEqual(['1.2', { name: 'acometida', version: '1.2.3' }])
  expect(entries).toMatchObject([
    {
      startedDateTime: '2026-03-16T09:00:00.000Z',
      time: 12,
      request: {
        method: 'GET',
        url: 'http://localhost:5173/api/captcha?x=a%20b&x=c',
        headers: [{ name: 'Accept', value: '*/*' }],
        queryString: [
          { name: 'x', value: 'a b' },
          { name: 'x', value: 'c' },
        ],
      },
      response: {
        status: 200,
        statusText: 'OK',
        content: { size: 8, mimeType: 'application/json', text: '{"n":1}\n' },
      },
      _acometida: { operation: 'getCaptcha', role: 'anyone', findings: [] },
    },
    { response: { content: { size: 2, text: '/wA=', encoding: 'base64' } } },
  ])
})

test('closes a full file, begins another and overwrites none', () => {
  for (const run of ['a', 'b']) {
    const recording = openRecording(file, '1.2.3', { entries: 2, bytes: 1_000_000 })
    for (const nth of [1, 2, 3]) recording.write(entry(`${run}${nth}`))
    recording.close()
  }
  expect(['calls.har', 'calls.2.har', 'calls.3.har', 'calls.4.har'].map(bodiesIn)).toEqual([
    ['a1', 'a2'],
    ['a3'],
    ['b1', 'b2'],
    ['b3'],
  ])
})

test('closes a file that is full by its bytes, after at least one call', () => {
  const recording = openRecording(file, '1.2.3', { entries: 10, bytes: 100 })
  for (const nth of [1, 2]) recording.write(entry(`a${nth}`))
  expect(recording.close().map((name) => bodiesIn(name.slice(folder.length)))).toEqual([['a1'], ['a2']])
})

test('saves what a crash left at the next start, without the cut-off line', () => {
  const crashed = openRecording(file, '1.2.3')
  crashed.write(entry('a1'))
  appendFileSync(`${file}.ndjson`, '{"startedDateTime":"2026-')
  const other = openRecording(join(folder, 'calls-of-others.har'), '1.2.3')
  other.write(entry('x'))
  expect(recoverRecordings(file, '1.2.4')).toEqual([file])
  expect(bodiesIn('calls.har')).toEqual(['a1'])
  expect(existsSync(`${file}.ndjson`)).toBe(false)
  expect(recoverRecordings(file, '1.2.4')).toEqual([])
  other.close()
})
