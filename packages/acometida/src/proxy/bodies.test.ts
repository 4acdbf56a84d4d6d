import { createCipheriv, createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, deflate, gzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_JUDGED_BYTES } from './bodies.ts'
import { call, openApi, openProxied } from './testing/proxied.ts'

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Pseudo-random bytes, the same for the same seed. */
function bytesOf(seed: number, length: number): Buffer {
  const key = createHash('sha256').update(String(seed)).digest()
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length))
}

/** The encodings of a body. */
const encoders: readonly (readonly [encoding: string | null, encode: (bytes: Buffer) => Promise<Buffer>])[] = [
  [null, (bytes) => Promise.resolve(bytes)],
  ['gzip', (bytes) => promisify(gzip)(bytes)],
  ['deflate', (bytes) => promisify(deflate)(bytes)],
  ['br', (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  // The header is wrong: the body is not compressed.
  ['gzip', (bytes) => Promise.resolve(bytes)],
]

const MEGABYTE = 1024 * 1024
/** Most bodies are small, some as large as a document and a few as large as a year of load curves. */
const sizeOf = (nth: number): number =>
  nth % 250 === 0 ? 15 * MEGABYTE : nth % 20 === 0 ? nth * 400 : Math.floor((nth * 7_919) % 5_000)

/** Opens an API that returns each body unchanged, with a hash of it. */
async function openEcho() {
  return openApi((asked, given) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.once('end', () => {
      const body = Buffer.concat(chunks)
      const { 'content-encoding': encoding, 'content-length': length } = asked.headers
      given.writeHead(200, {
        'x-came': hashOf(body),
        'content-type': 'application/octet-stream',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
        ...(length === undefined ? {} : { 'content-length': length }),
      })
      given.end(body)
    })
  })
}

test('passes 1,000 bodies of any content and encoding unchanged in both directions', async () => {
  const echo = await openEcho()
  onTestFinished(echo.close)
  const proxy = await openProxied(echo.url)
  onTestFinished(proxy.close)
  const wrong: string[] = []
  const passes = async (nth: number) => {
    const [encoding, encode] = encoders[nth % encoders.length] ?? [null, Buffer.from]
    const body = await encode(bytesOf(nth, sizeOf(nth)))
    const headers = {
      'content-type': nth % 3 === 0 ? 'application/json' : 'image/png',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      ...(nth % 4 < 2 ? { 'content-length': String(body.length) } : { 'transfer-encoding': 'chunked' }),
    }
    // Nobody judges a path that the contract does not know.
    const path = nth % 7 === 0 ? `/files/${nth}` : '/api/login'
    const came = await call(proxy.url + path, { method: 'POST', headers, body })
    const sent = hashOf(body)
    if (came.headers['x-came'] !== sent || hashOf(came.body) !== sent) wrong.push(`${nth} ${came.status}`)
  }
  for (let nth = 0; nth < 1_000; nth += 4) await Promise.all([nth, nth + 1, nth + 2, nth + 3].map(passes))
  expect(wrong).toEqual([])
}, 300_000)

test('passes an answer that is too large to be judged unchanged, even when enforcing', async () => {
  const body = bytesOf(1, MAX_JUDGED_BYTES + 1)
  const api = await openApi((_asked, given) => void given.end(body))
  onTestFinished(api.close)
  const { url, found, close } = await openProxied(api.url, { mode: 'enforce' })
  expect(hashOf((await call(`${url}/captcha`)).body)).toBe(hashOf(body))
  await close()
  expect(found()).toEqual([
    { operation: 'getCaptcha', base: url, findings: [], notJudged: 'the body is too large', call: null },
  ])
})
