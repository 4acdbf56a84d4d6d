import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMessageId, makeMessageId } from './messageId.ts'

test('a message id is the user, fifteen random characters and the sequence [CO-048]', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(random, fc.nat(), (chance, sequence) => {
      expect(makeMessageId(7, sequence, () => chance)).toMatch(new RegExp(`^7-[A-Za-z0-9]{15}-${sequence}$`))
    }),
  )
})

test('each of the fifteen characters is drawn anew', () => {
  let draws = 0
  expect(makeMessageId('u1', 3, () => draws++ / 62)).toBe('u1-ABCDEFGHIJKLMNO-3')
})

test('visitors are user 0', () => {
  expect(makeMessageId(undefined, 1, () => 0)).toBe('0-AAAAAAAAAAAAAAA-1')
})

test('what is made is recognised, and nothing else', () => {
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

test('an installation writes it with slashes and counts from 0', () => {
  const form = { header: 'x-messageid', separator: '/', first: 0 } as const
  const id = makeMessageId(7, 0, () => 0, form)
  expect(id).toBe('7/AAAAAAAAAAAAAAA/0')
  expect([isMessageId(id, form), isMessageId(id), isMessageId('7-AAAAAAAAAAAAAAA-1', form)]).toEqual([
    true,
    false,
    false,
  ])
})

test('an id has the number of any user, fifteen letters and digits, and 64 characters at the most', () => {
  const idOf = (sequence: string) => `12345-ABCDEFGHIJKLMN1-${sequence}`
  expect(isMessageId(idOf('1'))).toBe(true)
  expect(isMessageId(idOf('1'.repeat(42)))).toBe(true)
  expect(isMessageId(idOf('1'.repeat(43)))).toBe(false)
  expect(isMessageId('0-ABCDEFGHIJKLM_-1')).toBe(false)
  expect(isMessageId('0-ABCDEFGHIJKLMN_-1')).toBe(false)
})
