/** Characters that nobody sees: soft hyphen, zero-width blank, direction marks, byte order mark. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
/** Characters that join two others. In a picture (a family), or in another script, they say something. */
const JOINERS = /(?<!\p{Extended_Pictographic}\uFE0F?)[\u200C\u200D]/gu
/** Blanks of every width, without line breaks. */
const BLANKS = /[^\S\n\r\u2028\u2029]+/g
const DASHES = /[\p{Pd}\u2212]/gu
const SINGLE_QUOTES = /[\u2018-\u201B\u2032\u00B4\u0060]/g
const DOUBLE_QUOTES = /[\u00AB\u00BB\u201C-\u201F\u2033\u2039\u203A]/g

/** A text of several lines without characters that nobody sees, and no blanks around it; letters composed (NFC). */
export function visibleText(typed: string): string {
  return typed.replace(UNSEEN, '').normalize('NFC').trim()
}

/** One line of text: without unseen characters, each blank as one plain space, and none around it. */
export function visibleLine(typed: string): string {
  return visibleText(typed).replace(JOINERS, '').replace(BLANKS, ' ').trim()
}

/**
 * A value that has a format, in plain characters: full-width digits and letters as usual ones, each dash as a hyphen,
 * each quote as a straight one, each blank as one space.
 */
export function plainCharacters(typed: string): string {
  return visibleLine(typed.normalize('NFKC').replace(DASHES, '-'))
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
}

/**
 * A value in plain characters without what separates its groups: `12345z` for `12.345-z`. Other characters stay, such
 * as @ and *.
 */
export function withoutSeparators(typed: string): string {
  return plainCharacters(typed).replace(/[\s.,;:'"()[\]{}<>/\u00B7\u2022-]/g, '')
}

/** A value without separators, in capitals: `ES0022` for `es 00-22`. */
export function compact(typed: string): string {
  return withoutSeparators(typed).toUpperCase()
}

/** A value without what people copy together with it: quotes, brackets, and the punctuation of the sentence. */
export function withoutSurroundings(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && BEFORE.includes(text.charAt(from))) from += 1
  while (to > from && BEHIND.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

const BEFORE = ' \n\r\'"<([{'
const BEHIND = ' \n\r\'">)]}.,;:'
