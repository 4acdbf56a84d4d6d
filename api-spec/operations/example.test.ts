import { expect, test } from 'vitest'
import { exampleRequests, examples } from '../generated/examples.ts'
import { isDocument } from '../rules/person/document.ts'
import { isCups } from '../rules/supply/cups.ts'
import { example, exampleCall } from './example.ts'

/** Every text in the examples. */
const texts = [...textsIn(examples), ...textsIn(exampleRequests)]

test('returns a copy of an example, so that tests do not share changes', () => {
  const bill = example('Bill')
  bill.concepts.length = 0
  expect(example('Bill').concepts).toHaveLength(8)
})

test('returns the named example, or the first without a name', () => {
  expect(example('listBills', 'none').bills.count).toBe(0)
  expect(example('listBills')).toEqual(example('listBills', 'two'))
  // @ts-expect-error a misspelt name does not compile
  expect(example('listBills', 'tow')).toBeUndefined()
  // @ts-expect-error nor does that of another operation
  expect(example('listBills', 'storm')).toBeUndefined()
})

test('returns an answer with the type of its operation', () => {
  const { result, user } = example('logIn', 'codeNeeded')
  expect([result.codResult, user?.mfaEnabled]).toEqual(['0001', 'S'])
  // @ts-expect-error a bill has no such field
  expect(example('Bill').amount).toBeUndefined()
})

test('builds the call of an example, with fields replaced or left out', () => {
  expect(exampleCall('listBills')).toEqual({ path: '/listBills?filter=cups%3A%3AES0022007661975321ZM1P' })
  expect(exampleCall('listBills', { query: { limit: 5 }, filter: { cups: undefined, status: 'PAID' } })).toEqual({
    path: '/listBills?limit=5&filter=status%3A%3APAID',
  })
  expect(exampleCall('listMasterData', { filter: { language: 'GL' } }).path).toBe(
    '/masterData?filter=master%3A%3APOPUP_LOGIN%7Clanguage%3A%3AGL',
  )
  expect(exampleCall('updateUser', { path: { id: 2 }, body: { language: 'gl' } })).toEqual({
    path: '/users/2',
    body: { phone: '612345678', language: 'gl' },
  })
})

test('uses valid CUPS and documents in all examples', () => {
  const supplies = texts.filter((text) => /^ES\d{16}/.test(text))
  const documents = texts.filter((text) => /^(\d{8}[A-Z]|[XYZ]\d{7}[A-Z]|[A-HJNP-W]\d{7}[0-9A-J])$/.test(text))
  expect([supplies.length > 20, documents.length > 20]).toEqual([true, true])
  expect(supplies.filter((cups) => !isCups(cups))).toEqual([])
  expect(documents.filter((document) => !isDocument(document))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
