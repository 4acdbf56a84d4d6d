import { Readable, Transform } from 'node:stream'

/** Larger bodies pass without being judged. */
export const MAX_JUDGED_BYTES = 32 * 1024 * 1024

/** A copy of a passing body, up to `MAX_JUDGED_BYTES`. */
export class BodyCopy {
  private readonly chunks: Buffer[] = []
  private bytes = 0

  add(chunk: Buffer): void {
    this.bytes += chunk.length
    if (this.bytes > MAX_JUDGED_BYTES) this.chunks.length = 0
    else this.chunks.push(chunk)
  }

  /** The whole body; null if it was too large to keep. */
  whole(): Buffer | null {
    return this.bytes > MAX_JUDGED_BYTES ? null : Buffer.concat(this.chunks)
  }
}

/** A stream that passes everything on and keeps a copy. */
export function makeCopyStream(copy: BodyCopy): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      copy.add(chunk)
      done(null, chunk)
    },
  })
}

/**
 * Reads a stream to its end, or until it is larger than `MAX_JUDGED_BYTES`. `stream` delivers all of it again; `body`
 * is null if it was too large. Throws if the stream breaks off.
 */
export async function readBody(from: Readable): Promise<{ readonly body: Buffer | null; readonly stream: Readable }> {
  const copy: Buffer[] = []
  let bytes = 0
  const iterator: AsyncIterator<Buffer> = from[Symbol.asyncIterator]()
  for (;;) {
    const { done, value } = await iterator.next()
    if (done) return { body: Buffer.concat(copy), stream: Readable.from(copy, { objectMode: false }) }
    copy.push(value)
    bytes += value.length
    if (bytes > MAX_JUDGED_BYTES)
      return { body: null, stream: Readable.from(joined(copy, iterator), { objectMode: false }) }
  }
}

async function* joined(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* first
  yield* { [Symbol.asyncIterator]: () => rest }
}
