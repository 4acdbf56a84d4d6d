/** The accepted kinds of files, with the extension of their names. */
export const fileExtensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export type MimeType = keyof typeof fileExtensions

const MEGABYTE = 1024 * 1024

/**
 * The limits of uploads, in bytes: for one file, for a user's files in open matters, and for all files that a user ever
 * leaves.
 */
export const uploadLimits = { file: 10 * MEGABYTE, user: 50 * MEGABYTE, ever: 500 * MEGABYTE } as const

/** The MIME type by a file's first bytes, whatever its name says; null if the type is not accepted. */
export function mimeTypeOf(content: Uint8Array): MimeType | null {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte)
  const picture = pictures.find(([, bytes]) => begins(bytes))
  if (picture) return picture[0]
  const isOther = OTHERS.some((mark) => begins(bytesOf(mark)))
  return !isOther && textOf(content.subarray(0, FIRST_BYTES)).includes('%PDF-') ? 'application/pdf' : null
}

/**
 * The first bytes that tell what a file is. Readers find the header of a PDF within the first 1024 (Adobe, PDF
 * Reference 1.7, implementation note 13): scanners, mail and printer software put bytes before it.
 */
export const FIRST_BYTES = 1024

/** The first bytes of a JPEG and a PNG. Readers accept nothing before them. */
const pictures: readonly (readonly [MimeType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]
/** How programs, scripts, archives and pages begin, which are opened as such although a PDF stands in them. */
const OTHERS = ['MZ', '\x7fELF', '#!', 'PK\x03\x04', '<'] as const

/**
 * Whether a PDF can only be read with a password: its trailer, or the dictionary of its cross-reference stream, names
 * how it is encrypted (ISO 32000-1, 7.6.1).
 */
export function isLockedPdf(content: Uint8Array): boolean {
  const text = textOf(content)
  if (!text.includes('/Encrypt')) return false
  let place: 'trailer' | 'object' | 'other' = 'other'
  let [isCrossReference, isEncrypted] = [false, false]
  for (const [word] of text.matchAll(PDF_WORDS)) {
    if (word.startsWith('/XRef')) isCrossReference = true
    else if (word.startsWith('/Encrypt')) isEncrypted = true
    else {
      if (isEncrypted && (place === 'trailer' || (place === 'object' && isCrossReference))) return true
      place = word === 'trailer' ? 'trailer' : word === 'obj' ? 'object' : 'other'
      isCrossReference = isEncrypted = false
    }
  }
  return false
}

/** What begins and ends the dictionaries of a PDF, and what they are searched for. */
const PDF_WORDS = /\b(?:trailer|startxref|obj|stream|endstream|endobj)\b|\/XRef\b|\/Encrypt\s{0,9}(?=\d|<<)/g

function textOf(content: Uint8Array): string {
  return new TextDecoder('latin1').decode(content)
}

function bytesOf(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
