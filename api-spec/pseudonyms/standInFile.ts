import { mimeTypeOf } from '../rules/fileKind.ts'

const LEAST_BYTES = 1024
/** A picture of one pixel; what follows its end is ignored. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * A file in base64 that stands in for another one: a picture for a picture, a PDF of one page for any other. It has the
 * greatest power of two of bytes that the other one has, so that it takes about as long to send.
 */
export function standInFile(base64: string): string {
  if (base64 === '') return ''
  const content = Buffer.from(base64, 'base64')
  const bytes = Math.max(LEAST_BYTES, 2 ** Math.floor(Math.log2(Math.max(1, content.length))))
  const isPicture = mimeTypeOf(content)?.startsWith('image/') ?? false
  const file = isPicture ? Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)]) : emptyPdf(bytes)
  return file.toString('base64')
}

/** A PDF of one page with one sentence; a comment fills it up to its size. */
function emptyPdf(bytes: number): Buffer {
  const page = 'BT /F1 12 Tf 60 760 Td (The content of this file was not recorded.) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.4\n'
  const entries = objects.map((object, index) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj${object}endobj\n`
    return entry
  })
  const count = objects.length + 1
  const endAt = (start: number) =>
    `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`
  const room = bytes - text.length - endAt(0).length
  const filling = `%${' '.repeat(Math.max(0, room - 2))}\n`
  return Buffer.from(text + filling + endAt(text.length + filling.length), 'latin1')
}
