import { mimeTypeOf, uploadLimits } from '@acometida/api-spec/rules/fileKind'
import { useEffect, useRef, useState } from 'react'
import { shrinkPicture } from './shrinkPicture.ts'

/** How a file is sent: it says how far it is (0 to 1), stops at the signal, and throws where it fails. */
export type SendFile<Answer> = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<Answer>

export type Upload = {
  readonly id: number
  /** What is sent: a large picture has been made smaller. */
  readonly file: File
  /** Bytes of the picture before that; undefined where the file is as it came. */
  readonly originalBytes?: number | undefined
  /** `preparing` while it is looked at; `refused` before it was sent, for what the file is; `failed` on its way, so that trying again may help. */
  readonly state: 'preparing' | 'waiting' | 'sending' | 'sent' | 'refused' | 'failed' | 'cancelled'
  /** How much of it is sent, 0 to 1. */
  readonly share: number
  readonly problem?: UploadProblem | undefined
}

export type UploadProblem = 'wrongKind' | 'tooBig' | 'empty' | 'unreadable' | { readonly error: unknown }

type UploadsOptions<Answer> = {
  readonly send: SendFile<Answer>
  readonly onSent?: ((file: File, answer: Answer) => void) | undefined
  /** Bytes. */
  readonly maxBytes: number
}

/**
 * A queue of files. Large pictures are made smaller, then each is looked at before it is sent (its size, and its first bytes rather
 * than its name); two are on their way at a time. One that failed or was cancelled can be tried again, and leaving the page stops those on their way.
 */
export function useUploads<Answer>({ send, onSent, maxBytes }: UploadsOptions<Answer>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  async function start({ id, file }: Upload): Promise<void> {
    const stop = new AbortController()
    stops.current.set(id, stop)
    change(id, { state: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => {
        if (!stop.signal.aborted) change(id, { share })
      }
      const answer = await send(file, { signal: stop.signal, onProgress })
      if (stop.signal.aborted) return
      change(id, { state: 'sent', share: 1 })
      onSent?.(file, answer)
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'failed', problem: { error } })
    } finally {
      // Tried again meanwhile, it has another one.
      if (stops.current.get(id) === stop) stops.current.delete(id)
    }
  }

  // Whatever ends makes room for the next one.
  useEffect(() => {
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
      const added = files.map((file): Upload => {
        lastId.current += 1
        return { id: lastId.current, file, state: 'preparing', share: 0 }
      })
      setUploads((all) => [...all, ...added])
      // One after the other: a phone has room for the pixels of one large picture, not of ten.
      for (const { id, file: original } of added) {
        const file = await shrinkPicture(original)
        const problem = await problemOf(file, maxBytes)
        const originalBytes = file === original ? undefined : original.size
        change(id, { file, originalBytes, problem, state: problem ? 'refused' : 'waiting' })
      }
    },
    cancel: (id: number) => {
      stops.current.get(id)?.abort()
      stops.current.delete(id)
      change(id, { state: 'cancelled' })
    },
    retry: (id: number) => change(id, { state: 'waiting', share: 0, problem: undefined }),
    /** Takes it off the list; what was sent stays sent. */
    remove: (id: number) => setUploads((all) => all.filter((one) => one.id !== id)),
  }
}

const AT_ONCE = 2
/** As many as the longest of the signatures has. */
const FIRST_BYTES = 8

async function problemOf(file: File, maxBytes: number): Promise<UploadProblem | undefined> {
  if (file.size === 0) return 'empty'
  if (file.size > maxBytes) return 'tooBig'
  try {
    const first = await file.slice(0, FIRST_BYTES).arrayBuffer()
    return mimeTypeOf(new Uint8Array(first)) === null ? 'wrongKind' : undefined
  } catch {
    return 'unreadable'
  }
}

export const MAX_FILE_BYTES = uploadLimits.file
