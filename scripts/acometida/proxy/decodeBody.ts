import { promisify } from 'node:util'
import { brotliDecompress, inflate, inflateRaw, gunzip, type ZlibOptions } from 'node:zlib'

/** The reason why a body cannot be read: its encoding is unknown, or the body does not match it. */
export interface Undecoded {
  readonly problem: 'unknown encoding' | 'damaged'
}

/** The limit of a decoded body. Bodies that pass through have no limit. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Removes the transport encodings (`gzip`, `deflate`, `br`) of a body.
 * @param encoding the header `content-encoding`; the last encoding is the outermost
 */
export async function decodeBody(body: Buffer, encoding: string): Promise<Buffer | Undecoded> {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  let bytes = body
  for (const name of names.toReversed()) {
    if (name === '' || name === 'identity' || bytes.length === 0) continue
    const decoder = decoders[name]
    if (!decoder) return { problem: 'unknown encoding' }
    try {
      bytes = await decoder(bytes)
    } catch {
      return { problem: 'damaged' }
    }
  }
  return bytes
}

type Decoder = (bytes: Buffer) => Promise<Buffer>

const limits: ZlibOptions = { maxOutputLength: MAX_BYTES }
const unzip: Decoder = (bytes) => promisify<Buffer, ZlibOptions, Buffer>(gunzip)(bytes, limits)
/** `deflate` means the zlib format, but some servers send the bare stream. */
const deflated: Decoder = (bytes) =>
  promisify<Buffer, ZlibOptions, Buffer>(inflate)(bytes, limits).catch(() =>
    promisify<Buffer, ZlibOptions, Buffer>(inflateRaw)(bytes, limits),
  )
const decoders: Readonly<Record<string, Decoder>> = {
  gzip: unzip,
  'x-gzip': unzip,
  deflate: deflated,
  br: (bytes) => promisify(brotliDecompress)(bytes),
}
