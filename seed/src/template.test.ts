import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDb } from '@acometida/server/db/client'
import { user } from '@acometida/server/db/schema'
import { expect, onTestFinished, test } from 'vitest'
import { personaOf, personas } from './people/personas.ts'
import { buildTemplate, defaultNowMs } from './template.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'seed-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('builds a template as one file that opens from its bytes alone', () => {
  const at = folder()
  buildTemplate(join(at, 'new/template.sqlite'), { nowMs: defaultNowMs })
  expect(readdirSync(join(at, 'new'))).toEqual(['template.sqlite'])
  const db = openDb(readFileSync(join(at, 'new/template.sqlite')))
  onTestFinished(() => void db.$client.close())
  expect(db.select().from(user).all().length).toBeGreaterThan(personas.length)
})

test('builds equal files for equal worlds', () => {
  const at = folder()
  for (const name of ['one', 'other']) buildTemplate(join(at, name), { nowMs: defaultNowMs })
  expect(readFileSync(join(at, 'one')).equals(readFileSync(join(at, 'other')))).toBe(true)
})

test('builds a template of at most half a megabyte', () => {
  const file = join(folder(), 'template.sqlite')
  buildTemplate(file, { nowMs: defaultNowMs })
  expect(statSync(file).size).toBeLessThan(512 * 1024)
})

test('keeps the older file, and nothing beside it, when a world fails half-way', () => {
  const at = folder()
  writeFileSync(join(at, 'template.sqlite'), 'older')
  const first = personaOf('customer')
  const twice = () => buildTemplate(join(at, 'template.sqlite'), { nowMs: defaultNowMs, people: [first, first] })
  expect(twice).toThrow('UNIQUE')
  expect(readdirSync(at)).toEqual(['template.sqlite'])
  expect(readFileSync(join(at, 'template.sqlite'), 'utf8')).toBe('older')
})

test('says in a sentence that a folder cannot be made', () => {
  const at = folder()
  writeFileSync(join(at, 'file'), '')
  const file = join(at, 'file/template.sqlite')
  expect(() => buildTemplate(file, { nowMs: defaultNowMs })).toThrow(
    `The world cannot be written to ${file}: its folder cannot be created. Name a folder that this user may write to.`,
  )
})
