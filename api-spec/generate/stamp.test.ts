import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { operationsGeneratedFrom, hashSource, writeStamp } from './stamp.ts'

/** A folder with a contract, and a folder with the files generated from it. */
function generated() {
  const root = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const output = join(root, 'generated')
  for (const folder of ['paths', 'generated']) mkdirSync(join(root, folder))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  write('openapi.yaml', 'info: {}')
  write('generated/operations.ts', 'export const operations = {}')
  writeStamp(hashSource(root), output, 7)
  return { root, output, write, known: () => operationsGeneratedFrom(hashSource(root), output) }
}

test('recognizes files generated from the same contract, with their number of operations', () => {
  expect(generated().known()).toBe(7)
})

test.each([
  ['the contract has changed', 'openapi.yaml', 'info: { title: x }'],
  ['a file of the contract is new', 'paths/alerts.yaml', '/alerts: {}'],
  ['what was generated was changed by hand', 'generated/operations.ts', ''],
  ['something else lies beside it', 'generated/other.ts', ''],
])('asks to generate anew where %s', (_why, file, text) => {
  const { write, known } = generated()
  write(file, text)
  expect(known()).toBeNull()
})

test('knows nothing of a folder without generated files', () => {
  const { root } = generated()
  expect(operationsGeneratedFrom(hashSource(root), join(root, 'paths'))).toBeNull()
})
