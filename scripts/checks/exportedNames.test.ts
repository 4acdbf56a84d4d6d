import { expect, test } from 'vitest'
import { exportedNames, repeatedNames, sharesWord } from './exportedNames.ts'

test('reads declared exports of every kind, and none that is passed on or written by the code', () => {
  const text = `export const one = 1
export default async function two() {}
export function three() {}
export interface Four {}
export type Five = string
export class Six {}
export { seven } from './seven.ts'
const eight = 8
const written = \`
export const nine = 9\``
  expect(exportedNames(text)).toEqual(['one', 'two', 'three', 'Four', 'Five', 'Six'])
})

test('reports a name that two files of a house declare, and none of two houses', () => {
  const found = repeatedNames(
    new Map([
      ['web/src/a.ts', ['stateOf', 'useA']],
      ['web/room/b.ts', ['stateOf']],
      ['server/src/c.ts', ['useA']],
      ['packages/testing/d.ts', ['acometida']],
      ['packages/acometida/e.ts', ['acometida']],
    ]),
  )
  expect([...found]).toEqual([['web stateOf', ['web/src/a.ts', 'web/room/b.ts']]])
})

test.each([
  ['web/src/base/bodies.ts', ['readBody'], true],
  ['server/src/modules/bills/bills.service.ts', ['listDue'], true],
  ['api-spec/rules/time/zone.ts', ['localDate', 'hoursInDay'], false],
  ['web/src/domain/useIt.ts', ['useOther'], false],
  ['server/src/db/db.type.ts', ['Db', 'Tx'], true],
])('tells whether %s with the exports %j shares a word: %s', (file, names, shares) => {
  expect(sharesWord(file, names)).toBe(shares)
})
