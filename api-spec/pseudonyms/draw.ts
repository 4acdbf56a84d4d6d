import { createHmac } from 'node:crypto'

/** An integer from 0 to below `limit`, which is at most 2^48. */
export type Draw = (limit: number) => number

const DIGITS = '0123456789'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The number of bytes of an integer. */
const WIDTH = 6

/** Draws that are the same for the same text. Nobody can predict them without the key. */
export function seededDraw(key: Buffer, text: string): Draw {
  let block = Buffer.alloc(0)
  let blocks = 0
  let at = 0
  return (limit) => {
    if (at + WIDTH > block.length) {
      block = createHmac('sha256', key).update(`${blocks}\0${text}`).digest()
      blocks += 1
      at = 0
    }
    const number = block.readUIntBE(at, WIDTH)
    at += WIDTH
    return number % limit
  }
}

/** Another text of the same shape: digits become digits, letters become letters of the same case, the rest stays. */
export function drawSameShape(text: string, draw: Draw): string {
  const drawn = (from: string) => from.charAt(draw(from.length))
  return text.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    if (/\p{N}/u.test(character)) return drawn(DIGITS)
    return character === character.toLowerCase() ? drawn(LETTERS) : drawn(LETTERS).toUpperCase()
  })
}
