import { type MimeType, mimeTypeOf, uploadLimits } from '@acometida/api-spec/rules/fileKind'

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

/** The length of the longest signature. */
const FIRST_BYTES = 8
