import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib'

/** A body without its transport encodings, or why it cannot be read. */
export type Decoded = Buffer | 'too large' | 'unknown encoding' | 'damaged'

/** The limit of a decoded body. Bodies that pass through have no limit. */
const LIMITS = { maxOutputLength: 64 * 1024 * 1024 }

/**
 * Removes the transport encodings (`gzip`, `deflate`, `br`) of a body.
 * @param body null if it was too large to keep
 * @param encodings the header `content-encoding`; the last encoding is the outermost
 */
export async function decodeBody(body: Buffer | null, encodings: string): Promise<Decoded> {
  if (body === null) return 'too large'
  let bytes = body
  for (const name of encodings.toLowerCase().split(',').toReversed()) {
    const encoding = name.trim()
    if (encoding === '' || encoding === 'identity' || bytes.length === 0) continue
    const decode = decoders[encoding]
    if (!decode) return 'unknown encoding'
    const decoded = await decode(bytes).catch(() => null)
    if (decoded === null) return 'damaged'
    bytes = decoded
  }
  return bytes
}

type Decoder = (bytes: Buffer) => Promise<Buffer>
type Decode = (bytes: Buffer, limits: ZlibOptions, done: (error: Error | null, decoded: Buffer) => void) => void

const limited = (decode: Decode): Decoder => {
  const promised = promisify(decode)
  return (bytes) => promised(bytes, LIMITS)
}
const [unzipped, inflated, inflatedRaw] = [limited(gunzip), limited(inflate), limited(inflateRaw)]
const decoders: Readonly<Record<string, Decoder>> = {
  gzip: unzipped,
  'x-gzip': unzipped,
  // It means the zlib format, but some servers send the bare stream.
  deflate: (bytes) => inflated(bytes).catch(() => inflatedRaw(bytes)),
  br: limited(brotliDecompress),
}
