import { plainCharacters, withoutSeparators } from './characters.ts'

/**
 * The one-time code in a typed or pasted text: `481516` of `Su código es 481516.` Of a whole message it is the only
 * group of six digits, else the only group of four or five; otherwise the text remains, which is no code.
 */
export function codeIn(typed: string): string {
  const all = withoutSeparators(typed)
  if (all.length <= LONGEST_CODE) return all
  const text = plainCharacters(typed)
  // A code is also printed in two groups: "123 456".
  const grouped = text.replace(/(?<!\d)(\d{3})[\s-](\d{3})(?!\d)/g, '$1$2')
  const groups = new Set(grouped.match(/(?<![\d.,:/])\d{4,6}(?![\d/]|[.,:]\d)/g))
  const long = [...groups].filter(({ length }) => length === LONGEST_CODE)
  const [only, ...others] = long.length > 0 ? long : groups
  return only === undefined || others.length > 0 ? text : only
}

const LONGEST_CODE = 6
