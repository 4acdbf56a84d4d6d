import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#src/base/useOnline.ts'
import { type FileProblem, fileProblem, lockProblem } from './fileProblem.ts'
import { shrinkPicture } from './shrinkPicture.ts'

/** Sends a file. Reports its progress (0 to 1), aborts at the signal, and throws on failure. */
export type SendFile<Answer> = (
  file: File,
  options: {
    readonly signal: AbortSignal
    readonly onProgress: (share: number) => void
    /** The document type of the file, if it is asked. */
    readonly kind?: string | undefined
  },
) => Promise<Answer>

export type FileUpload = {
  readonly id: number
  /** The file to send. A large picture has been shrunk. */
  readonly file: File
  /** The original size in bytes. Undefined for an unchanged file. */
  readonly originalBytes?: number | undefined
  /**
   * `preparing` during the check; `asking` until its type is chosen; `refused` before sending, because of the file;
   * `failed` during sending, so that a retry may help.
   */
  readonly state: 'preparing' | 'asking' | 'waiting' | 'sending' | 'sent' | 'refused' | 'failed' | 'cancelled'
  /** The sent share, 0 to 1. */
  readonly share: number
  readonly kind?: string | undefined
  readonly problem?: UploadProblem | undefined
}

/**
 * `locked`: a PDF with a password. `twice`: a file with the same bytes and type is in the list. `noRoom`: the files
 * exceed the server's total limit for a user.
 */
type UploadProblem = FileProblem | 'locked' | 'twice' | 'noRoom' | { readonly error: unknown }

export type UploadsOptions<Answer> = {
  readonly send: SendFile<Answer>
  readonly onSent?: ((file: File, answer: Answer) => void) | undefined
  /** The limit for a file and for all files, bytes. */
  readonly maxBytes: number
  readonly maxTotalBytes: number
  /** The document types of a file: a single one is implied, several are asked. */
  readonly kinds?: readonly string[] | undefined
  /** Removes a file from the list once it is sent, because it is shown elsewhere. */
  readonly sentLeave?: boolean | undefined
}

/**
 * A queue of files. Large pictures are shrunk; then each file is checked (size, first bytes instead of the name,
 * duplicates of the same type); two are sent at a time. A failed or cancelled file can be retried, a lost connection
 * resumes when it returns, and leaving the page aborts.
 */
export function useUploads<Answer>({
  send,
  onSent,
  maxBytes,
  maxTotalBytes,
  kinds,
  sentLeave,
}: UploadsOptions<Answer>) {
  const isOnline = useOnline()
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  /** The sent or pending files by row id, with their type once it is known. */
  const taken = useRef(new Map<number, { readonly file: File; readonly kind: string | undefined }>())
  const lastId = useRef(0)

  const change = (id: number, part: Partial<FileUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  /** Removes it from the list. A sent file stays sent. */
  function remove(id: number): void {
    taken.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  async function start({ id, file, kind }: FileUpload): Promise<void> {
    const stop = new AbortController()
    stops.current.set(id, stop)
    change(id, { state: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => {
        if (!stop.signal.aborted) change(id, { share })
      }
      const answer = await send(file, { signal: stop.signal, onProgress, kind })
      if (stop.signal.aborted) return
      if (sentLeave) remove(id)
      else change(id, { state: 'sent', share: 1 })
      onSent?.(file, answer)
    } catch (error) {
      if (stop.signal.aborted) return
      if (navigator.onLine) change(id, { state: 'failed', problem: { error } })
      else change(id, { state: 'waiting', share: 0 })
    } finally {
      // A retry may have replaced the controller.
      if (stops.current.get(id) === stop) stops.current.delete(id)
    }
  }

  // Each finished upload starts the next one.
  useEffect(() => {
    if (!isOnline) return
    const room = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length
    for (const upload of uploads
      .filter(({ state, id }) => state === 'waiting' && !stops.current.has(id))
      .slice(0, room))
      void start(upload)
  })

  useEffect(() => {
    const { current } = stops
    return () => {
      for (const stop of current.values()) stop.abort()
      current.clear()
    }
  }, [])

  return {
    uploads,
    add: async (files: readonly File[]) => {
      const added = files.map((file): FileUpload => {
        lastId.current += 1
        return { id: lastId.current, file, state: 'preparing', share: 0 }
      })
      setUploads((all) => [...all, ...added])
      // One by one: a phone has memory for the pixels of one large picture, not of ten.
      for (const { id, file: original } of added) {
        const file = await shrinkPicture(original)
        const kind = kinds?.length === 1 ? kinds[0] : undefined
        const isAsked = kinds !== undefined && kind === undefined
        const ready = isAsked ? 'asking' : 'waiting'
        const problem =
          (await fileProblem(file, { maxBytes })) ??
          (await lockProblem(file)) ??
          (isAsked ? undefined : await twice(id, file, kind)) ??
          noRoomFor(file)
        if (!problem) taken.current.set(id, { file, kind })
        const originalBytes = file === original ? undefined : original.size
        change(id, { file, originalBytes, kind, problem, state: problem ? 'refused' : ready })
      }
    },
    /** Sets the type of a file, which sends it. Asks again if the list already has it with this type. */
    name: async (id: number, kind: string) => {
      const file = taken.current.get(id)?.file
      if (!file) return
      const problem = await twice(id, file, kind)
      if (!problem) taken.current.set(id, { file, kind })
      change(id, { kind, problem, state: problem ? 'asking' : 'waiting' })
    },
    cancel: (id: number) => {
      stops.current.get(id)?.abort()
      stops.current.delete(id)
      change(id, { state: 'cancelled' })
    },
    retry: (id: number) => change(id, { state: 'waiting', share: 0, problem: undefined }),
    remove,
  }

  /** Whether the list has the same bytes with the same type. */
  async function twice(id: number, file: File, kind: string | undefined): Promise<'twice' | undefined> {
    const others = [...taken.current].filter(([other, one]) => other !== id && one.kind === kind)
    for (const [, other] of others) if (await isSameFile(file, other.file)) return 'twice'
    return undefined
  }

  /** Whether the file exceeds the total limit together with the others. */
  function noRoomFor(file: File): 'noRoom' | undefined {
    const bytes = [...taken.current.values()].reduce((sum, other) => sum + other.file.size, file.size)
    return bytes > maxTotalBytes ? 'noRoom' : undefined
  }
}

const AT_ONCE = 2

async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false
  const [first, second] = await Promise.all([one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())))
  return first?.every((byte, index) => byte === second?.[index]) ?? false
}
