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
  const found = signatures.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))
  return found?.[0] ?? null
}

/** The first bytes of a PDF (`%PDF-`), a JPEG and a PNG. */
const signatures: readonly (readonly [MimeType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]
