import { fileExtensions } from '../rules/fileKind.ts'
import { plainText } from '../rules/plainText.ts'
import type { Distinct } from './distinct.ts'
import type { Draw } from './draw.ts'

const words = (text: string) => new Set(text.split(/\s+/))
/** Words that reveal nobody in any name or address. */
const PARTICLES = words('de del la las los el lo y e i o a da do das dos')
/** Words that stay in a name. */
const LEGAL_FORMS = words('sl slu sa sau sc cb sll')
/**
 * Words that stay where a part of an address begins, and only there: people are called Calle, Plaza and Camino, and
 * so are streets, such as `Rúa do Paseo`.
 */
const BEFORE_STREETS = words(
  `calle rua avenida avda av plaza praza pza paseo camino carretera ctra lugar urbanizacion poligono piso puerta
  bajo bloque escalera numero`,
)
const STARTS = 'bdflmnrsv'
const VOWELS = 'aeiou'
const ENDS = ['', 'n', 'r', 's', 'l']

/**
 * A name or an address with each word and each number replaced, such as `Vilfanbun Nemumer` for `Lucía Ferreiro`. A
 * word always has the same replacement, so the pseudonym of a whole name consists of those of its parts.
 */
export function pseudonymizeName(text: string, kind: 'name' | 'address', distinct: Distinct): string {
  const stays = (word: string, at: number) =>
    PARTICLES.has(word) || (kind === 'name' ? LEGAL_FORMS.has(word) : BEFORE_STREETS.has(word) && beginsPart(text, at))
  return text.replaceAll(/\p{L}[\p{L}\p{M}]+|\d+/gu, (part, at: number) => {
    if (/^\d/.test(part)) return distinct(`digits ${part.length}`, part, (draw) => otherNumber(part, draw))
    const word = plainText(part)
    return stays(word, at) ? part : inCaseOf(part, distinct('word', word, coinWord))
  })
}

/** Whether a word is the first of a text, or the first after a comma. */
function beginsPart(text: string, at: number): boolean {
  return /(?:^|,)\s*$/.test(text.slice(0, at))
}

/** Five digits are a postcode, which begins with the number of a province. */
function otherNumber(digits: string, draw: Draw): string {
  if (digits.length === 5) return String(draw(52) + 1).padStart(2, '0') + String(draw(1000)).padStart(3, '0')
  const rest = Array.from({ length: digits.length - 1 }, () => draw(10)).join('')
  return (digits.startsWith('0') ? '0' : String(draw(9) + 1)) + rest
}

/** A readable word of three syllables that is nobody's name: `lonsarbi`. */
export function coinWord(draw: Draw): string {
  const syllable = () =>
    STARTS.charAt(draw(STARTS.length)) + VOWELS.charAt(draw(VOWELS.length)) + ENDS[draw(ENDS.length)]
  return syllable() + syllable() + syllable()
}

function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase()) return word.toUpperCase()
  return model.charAt(0) === model.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

const FILLERS =
  `lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore dolore magna
aliqua enim minim veniam quis nostrud ullamco laboris nisi aliquip commodo`.split(/\s+/)
const FILE_END = new RegExp(`\\.(?:${Object.values(fileExtensions).join('|')})$`, 'i')

/** A meaningless text of the same length. The name of a file keeps its extension. */
export function fillerText(text: string, draw: Draw): string {
  const [end = ''] = FILE_END.exec(text) ?? []
  const length = text.length - end.length
  const separator = end === '' ? ' ' : '-'
  let filler = ''
  while (filler.length < length) filler += (filler === '' ? '' : separator) + FILLERS[draw(FILLERS.length)]
  const cut = filler.slice(0, length)
  return (cut.endsWith(separator) ? `${cut.slice(0, -1)}o` : cut) + end
}
