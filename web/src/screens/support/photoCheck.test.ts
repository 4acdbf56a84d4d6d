import { expect, test } from 'vitest'
import { checkPhoto } from './photoCheck.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const file = (bytes: readonly number[], name = 'foto.jpg') => new File([Uint8Array.from(bytes)], name)

test('a photograph is good, whatever its name', async () => {
  expect(await checkPhoto(file(jpeg, 'foto.txt'))).toBe('good')
  expect(await checkPhoto(file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('good')
})

test('what only has the name of one, is empty or above 10 MB is not', async () => {
  expect(await checkPhoto(file([1, 2, 3]))).toBe('noPhoto')
  expect(await checkPhoto(file([]))).toBe('empty')
  const large = new File([Uint8Array.from(jpeg), new Uint8Array(10 * 1024 * 1024)], 'foto.jpg')
  expect(await checkPhoto(large)).toBe('tooLarge')
})
