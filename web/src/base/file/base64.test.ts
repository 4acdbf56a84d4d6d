import { expect, test } from 'vitest'
import { base64Of, bytesOf } from './base64.ts'

test('encodes a file as base64 with its padding, and decodes the same bytes', async () => {
  const bytes = Uint8Array.from([0, 1, 254, 255])
  expect(await base64Of(new File([bytes], 'foto.jpg', { type: 'image/jpeg' }))).toBe('AAH+/w==')
  expect([...bytesOf('AAH+/w==')]).toEqual([...bytes])
  expect(await base64Of(new File([], 'vacio.pdf'))).toBe('')
})
