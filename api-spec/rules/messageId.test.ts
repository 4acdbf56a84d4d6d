import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMessageId, makeMessageId } from './messageId.ts'

test('makes an id of the user, fifteen random characters and the sequence [CO-048]', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(random, fc.nat(), (chance, sequence) => {
      expect(makeMessageId(7, sequence, () => chance)).toMatch(new RegExp(`^7-[A-Za-z0-9]{15}-${sequence}$`))
    }),
  )
})

test('draws each of the fifteen characters anew', () => {
  let draws = 0
  expect(makeMessageId('u1', 3, () => draws++ / 62)).toBe('u1-ABCDEFGHIJKLMNO-3')
})

test('identifies visitors as user 0', () => {
  expect(makeMessageId(undefined, 1, () => 0)).toBe('0-AAAAAAAAAAAAAAA-1')
})

test('recognizes the ids that it makes and nothing else', () => {
  for (const id of [makeMessageId(7, 1, () => 0.5), makeMessageId(undefined, 120, () => 0)])
    expect(isMessageId(id)).toBe(true)
  for (const text of [
    '',
    '7',
    '7-short-1',
    '7-ABCDEFGHIJKLMNO-0',
    '7-ABCDEFGHIJKLMNO-',
    `7-ABCDEFGHIJKLMNO-1${'0'.repeat(60)}`,
    ' 7-ABCDEFGHIJKLMNO-1',
  ])
    expect(isMessageId(text), text).toBe(false)
})

test('makes ids with slashes that count from 0 where an installation asks for it', () => {
  const form = { header: 'x-messageid', separator: '/', first: 0 } as const
  const id = makeMessageId(7, 0, () => 0, form)
  expect(id).toBe('7/AAAAAAAAAAAAAAA/0')
  expect([isMessageId(id, form), isMessageId(id), isMessageId('7-AAAAAAAAAAAAAAA-1', form)]).toEqual([
    true,
    false,
    false,
  ])
})

test('accepts ids of any user with fifteen letters and digits, up to 64 characters', () => {
  const idOf = (sequence: string) => `12345-ABCDEFGHIJKLMN1-${sequence}`
  expect(isMessageId(idOf('1'))).toBe(true)
  expect(isMessageId(idOf('1'.repeat(42)))).toBe(true)
  expect(isMessageId(idOf('1'.repeat(43)))).toBe(false)
  expect(isMessageId('0-ABCDEFGHIJKLM_-1')).toBe(false)
  expect(isMessageId('0-ABCDEFGHIJKLMN_-1')).toBe(false)
})
