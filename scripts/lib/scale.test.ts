import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '@acometida/server/db/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { assertScale, readScale } from './scale.ts'

test('the scale is read, and without a word of it there are the personas alone', () => {
  expect([readScale([]), readScale(['--scale', '10']), readScale(['--scale=2000'])]).toEqual([0, 10, 2_000])
})

test.each([
  [['--size', '10'], 'npm start does not know "--size". It knows --scale <thousands of supplies>'],
  [['fast'], 'npm start does not know "fast". It knows --scale'],
  [['-x'], 'npm start does not know "-x"'],
  [['--scale'], '--scale counts thousands of supplies, from 0 to 2000; "" is none of them.'],
  [['--scale', 'ten'], '"ten" is none of them.'],
  [['--scale', '2001'], '"2001" is none of them.'],
])('%j is refused with what is known', (words, sentence) => {
  expect(() => readScale(words)).toThrow(sentence)
})

test('a default world that is smaller is not taken for one of that scale, and what to do is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = join(folder, 'world.sqlite')
  expect(() => assertScale(1, { database, template: null })).not.toThrow()
  const client = new Database(database)
  client.exec('create table supply_point (cups text)')
  client.close()
  expect(() => assertScale(0, { database, template: null })).not.toThrow()
  expect(() => assertScale(1, { database, template: null })).toThrow(
    `${database} holds a world already, of 0 supplies: delete ${database}, or name another file in DATABASE, to start with --scale 1.`,
  )
  const filled = new Database(database)
  filled.exec(
    'with recursive n(i) as (select 1 union all select i + 1 from n limit 1000) insert into supply_point select i from n',
  )
  filled.close()
  expect(() => assertScale(1, { database, template: null })).not.toThrow()
  expect(() => assertScale(1, { database, template: 'own.sqlite' })).toThrow('Leave out one of them.')
})
