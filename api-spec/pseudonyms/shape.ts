import type { Draw } from './draw.ts'

const DIGITS = '0123456789'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Another text of the same shape: a digit for a digit, a letter of the same case for a letter, the rest as it is. */
export function sameShape(text: string, draw: Draw): string {
  const drawn = (from: string) => from.charAt(draw(from.length))
  return text.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    if (/\p{N}/u.test(character)) return drawn(DIGITS)
    return character === character.toLowerCase() ? drawn(LETTERS) : drawn(LETTERS).toUpperCase()
  })
}
