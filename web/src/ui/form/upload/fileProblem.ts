import { FIRST_BYTES, isLockedPdf, type MimeType, mimeTypeOf, uploadLimits } from '@acometida/api-spec/rules/fileKind'

/** Why a file cannot be sent. */
export type FileProblem = 'empty' | 'tooBig' | 'unreadable' | 'wrongKind'

interface FileLimits {
  /** Bytes. The server's limit by default. */
  readonly maxBytes?: number
  /** All types that the server accepts by default. */
  readonly kinds?: readonly MimeType[]
}

/**
 * Checks a file as the API will: its size, and its first bytes instead of its name. It stays on the device. Undefined
 * for a valid file.
 */
export async function fileProblem(
  file: File,
  { maxBytes = uploadLimits.file, kinds }: FileLimits = {},
): Promise<FileProblem | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxBytes) return 'tooBig'
  try {
    const kind = mimeTypeOf(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()))
    return kind === null || kinds?.includes(kind) === false ? 'wrongKind' : undefined
  } catch {
    return 'unreadable'
  }
}

/** The problem of a PDF that only its password opens, so that nobody at the utility could read it. */
export async function lockProblem(file: File): Promise<'locked' | undefined> {
  const content = new Uint8Array(await file.arrayBuffer())
  return mimeTypeOf(content) === 'application/pdf' && isLockedPdf(content) ? 'locked' : undefined
}
