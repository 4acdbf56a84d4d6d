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

test('a template is one file that opens from its bytes alone', () => {
  const at = folder()
  buildTemplate(join(at, 'new/template.sqlite'), { nowMs: defaultNowMs })
  expect(readdirSync(join(at, 'new'))).toEqual(['template.sqlite'])
  const db = openDb(readFileSync(join(at, 'new/template.sqlite')))
  onTestFinished(() => void db.$client.close())
  expect(db.select().from(user).all().length).toBeGreaterThan(personas.length)
})

test('equal worlds are equal files', () => {
  const at = folder()
  for (const name of ['one', 'other']) buildTemplate(join(at, name), { nowMs: defaultNowMs })
  expect(readFileSync(join(at, 'one')).equals(readFileSync(join(at, 'other')))).toBe(true)
})

test('a template is half a megabyte at the most, for it is copied for each test', () => {
  const file = join(folder(), 'template.sqlite')
  buildTemplate(file, { nowMs: defaultNowMs })
  expect(statSync(file).size).toBeLessThan(512 * 1024)
})

test('a world that fails half-way leaves the older file and nothing beside it', () => {
  const at = folder()
  writeFileSync(join(at, 'template.sqlite'), 'older')
  const first = personaOf('customer')
  const twice = () => buildTemplate(join(at, 'template.sqlite'), { nowMs: defaultNowMs, people: [first, first] })
  expect(twice).toThrow('UNIQUE')
  expect(readdirSync(at)).toEqual(['template.sqlite'])
  expect(readFileSync(join(at, 'template.sqlite'), 'utf8')).toBe('older')
})

test('a folder that cannot be made is told in a sentence', () => {
  const at = folder()
  writeFileSync(join(at, 'file'), '')
  const file = join(at, 'file/template.sqlite')
  expect(() => buildTemplate(file, { nowMs: defaultNowMs })).toThrow(
    `The world cannot be written to ${file}: its folder cannot be made.`,
  )
})
