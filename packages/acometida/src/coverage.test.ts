import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './program.ts'

const line = (title: string) =>
  `${JSON.stringify({
    kind: 'journey',
    title,
    outcomes: [{ operation: 'getCaptcha', codResult: '0000', role: 'anyone', times: 1 }],
    faulted: [],
    requestParts: [],
    answerParts: [],
  })}\n`

let folder = ''

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'acometida-coverage-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  folder = join(parent, 'coverage')
  mkdirSync(folder)
  writeFileSync(join(folder, '1.jsonl'), line('a captcha is drawn'))
})

async function coverage(...words: readonly string[]) {
  const said: string[] = []
  const keep = (text: unknown) => {
    said.push(String(text))
    return true
  }
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(keep)
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(keep)
  const code = await runProgram(['coverage', '--in', folder, ...words], folder, '1.2.3')
  vi.restoreAllMocks()
  return { code, said: said.join('\n') }
}

const nothing = () => {}

test.each<[code: number, what: string, words: readonly string[], spoil: () => void, says: string]>([
  [0, 'is judged', [], nothing, 'operations        1 of 121'],
  [0, 'is on its floor', ['--min', 'operations=0.8,codes=0'], nothing, 'operations        1 of 121'],
  [1, 'is below a floor', ['--min', 'operations=1,codes=0'], nothing, 'operations is below its floor of 1 %: 1 of 121'],
  [
    1,
    'has a line of something else',
    [],
    () => writeFileSync(join(folder, '2.jsonl'), '{"a":1}\n'),
    '2.jsonl:1 is not',
  ],
  [
    1,
    'has a kind of its own',
    [],
    () => writeFileSync(join(folder, '2.jsonl'), line('a').replace('journey', 'walk')),
    '2.jsonl:1 is not',
  ],
  [1, 'has half a line', [], () => writeFileSync(join(folder, '2.jsonl'), line('a').slice(0, 40)), '2.jsonl:1 is not'],
  [2, 'has a floor of no name', ['--min', 'colours=5'], nothing, '"colours=5" is not a floor.'],
  [2, 'has a floor above all', ['--min', 'codes=101'], nothing, 'up to 100'],
  [2, 'has an unknown report', ['--report', 'html,pdf'], nothing, 'Allowed: html, json, md, with commas between.'],
  [2, 'has a word too many', ['more'], nothing, 'too many arguments'],
  [3, 'is empty', [], () => rmSync(join(folder, '1.jsonl')), 'No coverage data in'],
  [3, 'does not exist', [], () => rmSync(folder, { recursive: true }), 'No coverage data in'],
])('exits with %i where the run %s', async (expected, _what, words, spoil, says) => {
  spoil()
  const { code, said } = await coverage(...words)
  expect([code, said]).toEqual([expected, expect.stringContaining(says)])
})

test('writes the requested reports beside the folder', async () => {
  expect((await coverage('--report', 'html,json,md')).code).toBe(0)
  expect(readFileSync(`${folder}.html`, 'utf8')).toMatch(/^<!doctype html>/)
  expect(readFileSync(`${folder}.md`, 'utf8')).toMatch(/^## Coverage of the contract\n/)
  expect(JSON.parse(readFileSync(`${folder}.json`, 'utf8'))).toMatchObject({
    tests: { journeys: 1, api: 0 },
    below: [],
  })
})

test('writes no report unless it is asked to', async () => {
  await coverage()
  expect(['html', 'json', 'md'].filter((format) => existsSync(`${folder}.${format}`))).toEqual([])
})

test('measures journeys against the operations that the sources of a client call', async () => {
  const client = join(folder, 'client')
  mkdirSync(client)
  writeFileSync(join(client, 'Captcha.tsx'), '// listBills comes later\nconst puzzle = useGetCaptcha()\n')
  const { said } = await coverage('--client', client, '--min', 'journeys.operations=100')
  expect(said).toContain('1 journeys, measured against the 1 operations that the client calls; 0 tests of the API')
})
