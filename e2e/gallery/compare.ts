import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A picture that has changed. */
export interface Difference {
  readonly file: string
  /** The share of pixels that differ, 0 to 1; 1 for a picture that only one folder has. */
  readonly share: number
  /** The folder that has the picture, if only one has it. */
  readonly only?: 'before' | 'after'
}

/**
 * Compares the pictures of two folders by their names, and draws the differences into `differences` below the second
 * one. Leaves out identical pictures, and returns the others with the largest difference first.
 */
export function compareFolders(before: string, after: string): readonly Difference[] {
  const folder = join(after, 'differences')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const names = new Set([before, after].flatMap((each) => readdirSync(each).filter((name) => name.endsWith('.png'))))
  const found: Difference[] = []
  for (const file of names) {
    const [old, now] = [join(before, file), join(after, file)]
    if (!existsSync(old)) found.push({ file, share: 1, only: 'after' })
    else if (!existsSync(now)) found.push({ file, share: 1, only: 'before' })
    else {
      const { share, drawn } = differenceOf(readFileSync(old), readFileSync(now))
      if (share === 0) continue
      writeFileSync(join(folder, file), drawn)
      found.push({ file, share })
    }
  }
  return found.sort((one, other) => other.share - one.share || one.file.localeCompare(other.file))
}

/**
 * The share of pixels that differ between two PNG files, and a picture of the differences. Pixels beyond the edge of
 * the other picture count as different.
 */
export function differenceOf(before: Buffer, after: Buffer): { readonly share: number; readonly drawn: Buffer } {
  if (before.equals(after)) return { share: 0, drawn: after }
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)]
  const dataOf = (picture: PNG) => onCanvas(picture, width, height).data
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(dataOf(old), dataOf(now), drawn.data, width, height, { threshold: 0.1 })
  return { share: pixels / (width * height), drawn: PNG.sync.write(drawn) }
}

/** The picture at the top left of a transparent canvas. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}
