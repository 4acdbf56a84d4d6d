import { fileExtensions } from '../rules/fileKind.ts'
import type { Draw } from './draw.ts'

const WORDS = `lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore dolore magna
aliqua enim minim veniam quis nostrud ullamco laboris nisi aliquip commodo`.split(/\s+/)
const FILE_END = new RegExp(`\\.(?:${Object.values(fileExtensions).join('|')})$`, 'i')

/** A meaningless text of the same length. The name of a file keeps its extension. */
export function fillerText(text: string, draw: Draw): string {
  const [end = ''] = FILE_END.exec(text) ?? []
  const length = text.length - end.length
  const separator = end === '' ? ' ' : '-'
  let filler = ''
  while (filler.length < length) filler += (filler === '' ? '' : separator) + WORDS[draw(WORDS.length)]
  const cut = filler.slice(0, length)
  return (cut.endsWith(separator) ? `${cut.slice(0, -1)}o` : cut) + end
}
