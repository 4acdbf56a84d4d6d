import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeMessageId } from './messageId.ts'

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
