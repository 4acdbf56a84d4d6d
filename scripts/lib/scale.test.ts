import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '@acometida/server/db/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { assertScale, readScale } from './scale.ts'

test('reads the scale as a whole number of thousands', () => {
  expect(['0', '10', '2000'].map(readScale)).toEqual([0, 10, 2_000])
})

test.each(['', 'ten', '2001', '-1', '1.5'])('rejects the scale "%s" with what is allowed', (typed) => {
  expect(() => readScale(typed)).toThrow(
    `--scale is "${typed}"; allowed: thousands of supplies, a whole number from 0 to 2000.`,
  )
})

test('rejects a smaller existing world for a scale and says what to do', () => {
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
  expect(() => assertScale(1, { database, template: 'own.sqlite' })).toThrow('Omit one of them.')
})
