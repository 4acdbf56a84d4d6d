import { inflateSync } from 'node:zlib'

/**
 * The texts of a PDF with standard fonts, in drawing order. A return before the last line break may belong to the data:
 * inflating ignores it where it does not.
 */
export function pdfText(pdf: Buffer): string[] {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)].map((match) =>
    inflated(match[1] ?? ''),
  )
  return streams.flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map((match) => decoded(match[1] ?? '')))
}

function inflated(stream: string): string {
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
}

/**
 * Decodes hexadecimal pieces between the numbers for letter spacing. The encoding is WinAnsi: Latin-1 with the euro at
 * 80.
 */
function decoded(pieces: string): string {
  const hex = [...pieces.matchAll(/<([0-9a-f]*)>/gi)].map((match) => match[1] ?? '').join('')
  return Buffer.from(hex, 'hex').toString('latin1').replaceAll('\u0080', '€')
}
