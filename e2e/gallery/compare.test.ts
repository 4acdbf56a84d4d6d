import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, expect, test } from 'vitest'
import { compareFolders, differenceOf } from './compare.ts'

const folder = mkdtempSync(join(tmpdir(), 'gallery-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A white picture that begins with so many black pixels. */
function picture(width: number, height: number, black: number): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let nth = 0; nth < black; nth += 1) png.data.fill(0, nth * 4, nth * 4 + 3)
  return PNG.sync.write(png)
}

test('tells the share of pixels that differ', () => {
  expect(differenceOf(picture(10, 10, 0), picture(10, 10, 0)).share).toBe(0)
  expect(differenceOf(picture(10, 10, 0), picture(10, 10, 25)).share).toBe(0.25)
})

test('counts what a taller picture has below the other as different', () => {
  expect(differenceOf(picture(10, 10, 0), picture(10, 20, 0)).share).toBe(0.5)
})

test('compares pictures by name, the most different first, and names those of one folder alone', () => {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  for (const each of [before, after]) mkdirSync(each, { recursive: true })
  const put = (where: string, name: string, black: number) => writeFileSync(join(where, name), picture(10, 10, black))
  put(before, 'same.png', 3)
  put(after, 'same.png', 3)
  put(before, 'little.png', 0)
  put(after, 'little.png', 5)
  put(before, 'much.png', 0)
  put(after, 'much.png', 50)
  put(before, 'gone.png', 0)
  put(after, 'new.png', 0)
  expect(compareFolders(before, after)).toEqual([
    { file: 'gone.png', share: 1, only: 'before' },
    { file: 'new.png', share: 1, only: 'after' },
    { file: 'much.png', share: 0.5 },
    { file: 'little.png', share: 0.05 },
  ])
  expect(readdirSync(join(after, 'differences')).sort()).toEqual(['little.png', 'much.png'])
})
