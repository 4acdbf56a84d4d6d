import { afterEach, expect, test, vi } from 'vitest'
import { drawsPictures } from '#src/testing/drawsPictures.ts'
import { shrinkPicture } from './shrinkPicture.ts'

let stop = () => {}
afterEach(() => stop())

const MEGABYTE = 1024 * 1024
const picture = (name: string, type: string, bytes = 8 * MEGABYTE) => new File([new Uint8Array(bytes)], name, { type })

test('copies a large picture as a JPEG of the same shape, with 2400 as its longest side', async () => {
  stop = drawsPictures(MEGABYTE)
  const canvas = vi.spyOn(document, 'createElement')
  const made = await shrinkPicture(picture('plano.de.casa.png', 'image/png'))
  expect([made.name, made.type, made.size]).toEqual(['plano.de.casa.jpg', 'image/jpeg', MEGABYTE])
  expect(canvas.mock.results[0]?.value).toMatchObject({ width: 2400, height: 1800 })
  canvas.mockRestore()
})

test('makes no picture larger than it is', async () => {
  stop = drawsPictures(MEGABYTE, { width: 900, height: 1600 })
  const canvas = vi.spyOn(document, 'createElement')
  await shrinkPicture(picture('foto.jpg', 'image/jpeg'))
  expect(canvas.mock.results[0]?.value).toMatchObject({ width: 900, height: 1600 })
  canvas.mockRestore()
})

test('draws a picture as it was held', async () => {
  stop = drawsPictures(MEGABYTE)
  const read = vi.spyOn(globalThis, 'createImageBitmap')
  await shrinkPicture(picture('foto.jpg', 'image/jpeg'))
  expect(read.mock.lastCall?.at(-1)).toEqual({ imageOrientation: 'from-image' })
})

test.each([
  ['a small picture', picture('foto.jpg', 'image/jpeg', MEGABYTE)],
  ['a PDF', picture('plano.pdf', 'application/pdf')],
  ['a picture whose copy is no smaller', picture('foto.jpg', 'image/jpeg', 2 * MEGABYTE)],
])('leaves %s as it is', async (_, file) => {
  stop = drawsPictures(2 * MEGABYTE)
  expect(await shrinkPicture(file)).toBe(file)
})

test('leaves a picture that the browser cannot read or draw as it is', async () => {
  const file = picture('foto.jpg', 'image/jpeg')
  expect(await shrinkPicture(file)).toBe(file)
  stop = drawsPictures(MEGABYTE)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await shrinkPicture(file)).toBe(file)
})

test.each([
  ['a JPEG', 'Exif\0\0MM', 'image/jpeg'],
  ['a PNG', 'eXIfMM', 'image/png'],
])('copies %s that says where it was taken without the place, however small it is', async (_, mark, type) => {
  stop = drawsPictures(300_000)
  const tagged = new File([new Uint8Array(24), mark, new Uint8Array(100_000)], 'contador.jpg', { type })
  const made = await shrinkPicture(tagged)
  expect([made.name, made.size, (await made.text()).includes(mark)]).toEqual(['contador.jpg', 300_000, false])
})

test('turns a kind of picture that the server refuses into a JPEG, however small it is', async () => {
  stop = drawsPictures(300_000)
  const made = await shrinkPicture(picture('captura.webp', 'image/webp', 100_000))
  expect([made.name, made.type, made.size]).toEqual(['captura.jpg', 'image/jpeg', 300_000])
})
