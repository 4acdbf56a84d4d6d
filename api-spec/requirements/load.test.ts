import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { KINDS, loadRequirements } from './load.ts'

function catalogueOf(files: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'requirements-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  return () => loadRequirements(directory)
}

test('loads a well-formed catalogue with requirements of every kind', () => {
  const catalogue = loadRequirements()
  expect(new Set(catalogue.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  expect(catalogue.filter(({ id }) => !/^[A-Z]{2}-\d{3}$/.test(id))).toEqual([])
  expect(catalogue.filter(({ title, rule }) => title === '' || rule === '')).toEqual([])
})

test('takes the area of a requirement from the name of its file', () => {
  const load = catalogueOf({ 'bills.yaml': '- { id: FL-001, title: Pay, rule: A bill can be paid., test: api }' })
  expect(load()).toEqual([
    { id: 'FL-001', kind: 'FL', area: 'bills', title: 'Pay', rule: 'A bill can be paid.', test: 'api' },
  ])
})

test('rejects an id written twice, also across files', () => {
  const item = '- { id: FL-001, title: Pay, rule: A bill can be paid., test: api }'
  expect(catalogueOf({ 'a.yaml': item, 'b.yaml': item })).toThrow('FL-001 is written twice')
})

test.each([
  '- { id: XX-001, title: t, rule: r, test: unit }',
  '- { id: FL-001, title: t, test: unit }',
  '- { id: FL-001, title: t, rule: r }',
  '- { id: FL-001, title: t, rule: r, test: by hand }',
  '- text',
  'text',
])('rejects the file "%s"', (text) => {
  expect(catalogueOf({ 'a.yaml': text })).toThrow('a.yaml')
})
