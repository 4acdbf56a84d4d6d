import { expect, test } from 'vitest'
import { mimeTypeOf } from './fileKind.ts'

test('a file is what its first bytes say, and nothing where they end too soon', () => {
  expect(mimeTypeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(mimeTypeOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]))).toBe('image/png')
  expect(mimeTypeOf(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf')
  for (const bytes of [[], [0xff, 0xd8], [0x25, 0x50, 0x44, 0x46], [0x47, 0x49, 0x46, 0x38]])
    expect(mimeTypeOf(Uint8Array.from(bytes))).toBeNull()
})
