/** The kinds of files that are accepted, with the extension of their names. */
const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export type MimeType = keyof typeof extensions

/** The limits of uploads, in bytes: of one file, and of all files of a user. */
export const uploadLimits = { file: 10 * 1024 * 1024, user: 50 * 1024 * 1024 } as const

/** What a file is by its first bytes, whatever its name says; null for anything that is not accepted. */
export function mimeTypeOf(content: Buffer): MimeType | null {
  const found = signatures.find(([, bytes]) => content.subarray(0, bytes.length).equals(bytes))
  return found?.[0] ?? null
}

const signatures: readonly (readonly [MimeType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]

/**
 * A name that is safe to keep a file under: without folders, control and invisible characters and those that some file
 * system gives a meaning, not hidden, and with the extension of what the file is.
 */
export function fileNameOf(typed: string, mimeType: MimeType): string {
  const last = typed.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '').trim()
  const stem = clean
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+/, '')
    .slice(0, 80)
    .trimEnd()
  return `${stem === '' ? 'documento' : stem}.${extensions[mimeType]}`
}

/** The bytes of a text in base64; null where it is not that, in the one way to write them. */
export function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes : null
}
