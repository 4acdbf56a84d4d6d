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
] as const)('a text is sent in so many parts', (text, alphabet, places, segments) => {
  expect(smsSize(text)).toMatchObject({ alphabet, places, segments })
})

test('the characters that make a text longer are named once', () => {
  expect(smsSize('código, código').outside).toEqual(['ó'])
})
