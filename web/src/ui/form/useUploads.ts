import { useEffect, useRef, useState } from 'react'
import { useOnline } from '#src/base/useOnline.ts'
import { type FileProblem, fileProblem } from './fileProblem.ts'
import { shrinkPicture } from './shrinkPicture.ts'

/** How a file is sent: it says how far it is (0 to 1), stops at the signal, and throws where it fails. */
export type SendFile<Answer> = (
  file: File,
  options: {
    readonly signal: AbortSignal
    readonly onProgress: (share: number) => void
    /** What the file is, where that is asked. */
    readonly kind?: string | undefined
  },
) => Promise<Answer>

export type Upload = {
  readonly id: number
  /** What is sent: a large picture has been made smaller. */
  readonly file: File
  /** Bytes of the picture before that; undefined where the file is as it came. */
  readonly originalBytes?: number | undefined
  /**
   * `preparing` while it is looked at; `asking` until it is said what it is; `refused` before it was sent, for what the
   * file is; `failed` on its way, so that trying again may help.
   */
  readonly state: 'preparing' | 'asking' | 'waiting' | 'sending' | 'sent' | 'refused' | 'failed' | 'cancelled'
  /** How much of it is sent, 0 to 1. */
  readonly share: number
  readonly kind?: string | undefined
  readonly problem?: UploadProblem | undefined
}

/**
 * `twice`: the very bytes are on the list already, as the same kind. `noRoom`: all together they are more than the
 * server takes of a user.
 */
export type UploadProblem = FileProblem | 'twice' | 'noRoom' | { readonly error: unknown }

type UploadsOptions<Answer> = {
  readonly send: SendFile<Answer>
  readonly onSent?: ((file: File, answer: Answer) => void) | undefined
  /** Bytes of a file, and of all files together. */
  readonly maxBytes: number
  readonly maxTotalBytes: number
  /** What a file may be: one is taken for granted, of more it is asked. */
  readonly kinds?: readonly string[] | undefined
  /** A file leaves the list once it is sent: what was sent is shown elsewhere. */
  readonly sentLeave?: boolean | undefined
}

/**
 * A queue of files. Large pictures are made smaller, then each is looked at before it is sent (its size, and its first
 * bytes rather than its name, and whether it is on the list already as the same kind); two are on their way at a time.
 * One that failed or was cancelled can be tried again, one whose line is lost goes again once there is a line, and
 * leaving the page stops those on their way.
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
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  /** The files that are sent or may be, by the id of their row, and what they are as soon as that is said. */
  const taken = useRef(new Map<number, { readonly file: File; readonly kind: string | undefined }>())
  const lastId = useRef(0)

  const change = (id: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  /** Takes it off the list; what was sent stays sent. */
  function remove(id: number): void {
    taken.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  async function start({ id, file, kind }: Upload): Promise<void> {
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
      // Tried again meanwhile, it has another one.
      if (stops.current.get(id) === stop) stops.current.delete(id)
    }
  }

  // Whatever ends makes room for the next one.
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
      const added = files.map((file): Upload => {
        lastId.current += 1
        return { id: lastId.current, file, state: 'preparing', share: 0 }
      })
      setUploads((all) => [...all, ...added])
      // One after the other: a phone has room for the pixels of one large picture, not of ten.
      for (const { id, file: original } of added) {
        const file = await shrinkPicture(original)
        const kind = kinds?.length === 1 ? kinds[0] : undefined
        const isAsked = kinds !== undefined && kind === undefined
        const ready = isAsked ? 'asking' : 'waiting'
        const problem =
          (await fileProblem(file, { maxBytes })) ??
          (isAsked ? undefined : await twice(id, file, kind)) ??
          noRoomFor(file)
        if (!problem) taken.current.set(id, { file, kind })
        const originalBytes = file === original ? undefined : original.size
        change(id, { file, originalBytes, kind, problem, state: problem ? 'refused' : ready })
      }
    },
    /** Says what a file is, which sends it; where it is on the list as such already, it is asked again. */
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

  /** Whether the same bytes are on the list as the same kind. */
  async function twice(id: number, file: File, kind: string | undefined): Promise<'twice' | undefined> {
    const others = [...taken.current].filter(([other, one]) => other !== id && one.kind === kind)
    for (const [, other] of others) if (await isSameFile(file, other.file)) return 'twice'
    return undefined
  }

  /** Whether a file is too much beside the others. */
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
