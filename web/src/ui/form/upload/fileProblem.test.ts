import { expect, test } from 'vitest'
import { fileProblem, lockProblem } from './fileProblem.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (bytes: readonly number[], name = 'foto.jpg') => new File([Uint8Array.from(bytes)], name)
const pictures = { kinds: ['image/jpeg', 'image/png'] } as const

test('judges a file by its first bytes, whatever its name', async () => {
  expect(await fileProblem(file(jpeg, 'foto.txt'))).toBeUndefined()
  expect(await fileProblem(file(png), pictures)).toBeUndefined()
  expect(await fileProblem(new File(['%PDF-1.7'], 'foto.jpg'))).toBeUndefined()
})

test('refuses a PDF with a password, and takes one with bytes before its header', async () => {
  const trailer = '%PDF-1.7\ntrailer << /Size 1 /Encrypt 5 0 R >>\nstartxref\n9\n'
  expect(await lockProblem(new File([trailer], 'recibo.pdf'))).toBe('locked')
  expect(await lockProblem(new File(['%PDF-1.7'], 'recibo.pdf'))).toBeUndefined()
  expect(await fileProblem(new File(['\uFEFF\r\n%PDF-1.7'], 'recibo.pdf'))).toBeUndefined()
})

test('refuses a file of only the right name, an empty one, a large one and one of another kind', async () => {
  expect(await fileProblem(file([1, 2, 3]))).toBe('wrongKind')
  expect(await fileProblem(file([]))).toBe('empty')
  expect(await fileProblem(new File([Uint8Array.from(jpeg), new Uint8Array(10 * 1024 * 1024)], 'foto.jpg'))).toBe(
    'tooBig',
  )
  expect(await fileProblem(file(jpeg), { maxBytes: 3 })).toBe('tooBig')
  expect(await fileProblem(new File(['%PDF-1.7'], 'foto.jpg'), pictures)).toBe('wrongKind')
})
