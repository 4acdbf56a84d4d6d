import { expect, test } from 'vitest'
import { smsSize } from './smsSegments.ts'

test.each([
  ['a'.repeat(160), 'GSM-7', 160, 1],
  ['a'.repeat(161), 'GSM-7', 161, 2],
  ['€'.repeat(80), 'GSM-7', 160, 1],
  ['a'.repeat(307), 'GSM-7', 307, 3],
  [`${'a'.repeat(69)}á`, 'UCS-2', 70, 1],
  [`${'a'.repeat(70)}á`, 'UCS-2', 71, 2],
  ['é'.repeat(160), 'GSM-7', 160, 1],
] as const)('splits a text into parts by the places in its alphabet', (text, alphabet, places, segments) => {
  expect(smsSize(text)).toMatchObject({ alphabet, places, segments })
})

test('names the characters that make a text longer once', () => {
  expect(smsSize('código, código').outside).toEqual(['ó'])
})
