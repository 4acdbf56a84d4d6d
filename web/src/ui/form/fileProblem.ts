import { type MimeType, mimeTypeOf, uploadLimits } from '@acometida/api-spec/rules/fileKind'

/** Why a file cannot be sent. */
export type FileProblem = 'empty' | 'tooBig' | 'unreadable' | 'wrongKind'

interface FileLimits {
  /** Bytes; those of the server unless told. */
  readonly maxBytes?: number
  /** All that the server takes unless told. */
  readonly kinds?: readonly MimeType[]
}

/**
 * Looks at a file as the API will: at its size, and at its first bytes rather than its name. Nothing of it leaves the
 * device. Undefined where it can be sent.
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

/** As many as the longest of the signatures has. */
const FIRST_BYTES = 8
