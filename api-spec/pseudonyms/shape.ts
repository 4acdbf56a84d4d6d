import type { Draw } from './draw.ts'

const DIGITS = '0123456789'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Another text of the same shape: digits become digits, letters become letters of the same case, the rest stays. */
export function sameShape(text: string, draw: Draw): string {
  const drawn = (from: string) => from.charAt(draw(from.length))
  return text.replaceAll(/[\p{L}\p{N}]/gu, (character) => {
    if (/\p{N}/u.test(character)) return drawn(DIGITS)
    return character === character.toLowerCase() ? drawn(LETTERS) : drawn(LETTERS).toUpperCase()
  })
}
