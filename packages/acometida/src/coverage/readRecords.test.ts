import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetRecords, readRecords } from './readRecords.ts'

const record = JSON.stringify({
  kind: 'api',
  title: 'a',
  outcomes: [],
  faulted: [],
  requestParts: [],
  answerParts: [],
})

test('deletes the records of tests, and neither reads nor deletes a file of anybody else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    '4711.jsonl': `${record}\n${record}\n`,
    // A crash has cut off its last line.
    '2-4711.jsonl': `${record}\n{"kind"`,
    'prompts.jsonl': '{"prompt":"mine"}\n',
    '2026.jsonl': '{"year":2026}\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  forgetRecords(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['2026.jsonl', 'prompts.jsonl'])
  rmSync(join(folder, '2026.jsonl'))
  expect(readRecords(folder)).toEqual([])
})
