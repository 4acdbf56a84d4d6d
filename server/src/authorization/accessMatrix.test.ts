import { readFileSync, writeFileSync } from 'node:fs'
import { parseTable, addRows } from '@acometida/api-spec/conformance/expectedTable.ts'
import { relations, roles } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import type { OperationId } from '#src/core/operation.ts'
import { testApi } from '#src/testing/testApi.ts'
import { accessOf, relationsOf } from './accessMatrix.ts'
import { prepareSubjects } from './prepareSubjects.ts'

const ids = keysOf(operations).toSorted()
const roleNames = keysOf(roles)
const page = new URL(import.meta.resolve('@acometida/api-spec/conformance/expected.md'))
const table = () => parseTable(readFileSync(page, 'utf8'))

test('lists exactly the operations of the contract in the table of permissions', async () => {
  // `npm run check -- --fix` sets it. A person then reviews the proposed rows.
  if (process.env['ADD_ROWS']) await proposeRows(ids.filter((id) => !Object.hasOwn(table(), id)))
  expect(Object.keys(table())).toEqual(ids)
})

test.each(roleNames)('opens or closes each operation to a %s as the table says', async (role) => {
  const api = await testApi({ DATABASE: ':memory:' })
  const subjects = prepareSubjects(api.world())
  const expected = table()
  const actual: Record<string, string> = {}
  for (const id of ids) actual[id] = await accessOf(api, subjects, id, role)
  expect(actual).toEqual(Object.fromEntries(ids.map((id) => [id, expected[id]?.[role]])))
})

test('opens or closes own, delegated, foreign and missing things to a manager as the table says', async () => {
  const api = await testApi({ DATABASE: ':memory:' })
  const subjects = prepareSubjects(api.world())
  const expected = table()
  const actual: Record<string, object> = {}
  for (const id of ids) actual[id] = await relationsOf(api, subjects, id)
  const told = ids.map((id) => [id, Object.fromEntries(relations.map((each) => [each, expected[id]?.[each]]))])
  expect(actual).toEqual(Object.fromEntries(told))
})

/** Adds the rows of the server's answers. */
async function proposeRows(missing: readonly OperationId[]): Promise<void> {
  const api = await testApi({ DATABASE: ':memory:' })
  const subjects = prepareSubjects(api.world())
  const rows: Record<string, Record<string, string>> = {}
  for (const id of missing) {
    const row: Record<string, string> = await relationsOf(api, subjects, id)
    for (const role of roleNames) row[role] = await accessOf(api, subjects, id, role)
    rows[id] = row
  }
  writeFileSync(page, addRows(readFileSync(page, 'utf8'), rows))
}
