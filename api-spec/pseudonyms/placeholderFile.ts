import { mimeTypeOf } from '../rules/fileKind.ts'
import { onePagePdf } from '../rules/onePagePdf.ts'

const LEAST_BYTES = 1024
const NOTE = 'BT /F1 12 Tf 60 760 Td (The content of this file was not recorded.) Tj ET'
/** A picture of one pixel; what follows its end is ignored. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/**
 * A file in base64 that replaces another: a picture for a picture, a PDF of one page for any other file. Its size is
 * the largest power of two of bytes that the original holds, so that it takes about as long to send.
 */
export function placeholderFile(base64: string): string {
  if (base64 === '') return ''
  const content = Buffer.from(base64, 'base64')
  const bytes = Math.max(LEAST_BYTES, 2 ** Math.floor(Math.log2(Math.max(1, content.length))))
  const isPicture = mimeTypeOf(content)?.startsWith('image/') ?? false
  const file = isPicture
    ? Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)])
    : Buffer.from(onePagePdf(NOTE, bytes), 'latin1')
  return file.toString('base64')
}
