import { fileExtensions, type MimeType } from '@acometida/api-spec/rules/fileKind'

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
  return `${stem === '' ? 'documento' : stem}.${fileExtensions[mimeType]}`
}

/** The bytes of a text in base64; null where it is not that, in the one way to write them. */
export function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.toString('base64') === base64 ? bytes : null
}
