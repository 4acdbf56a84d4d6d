import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureHttp } from '#src/api/call/httpSettings.ts'
import { fakeUploads, type SeenUpload } from '#src/testing/fakeUpload.ts'
import { documentSender, uploadTimeMs } from './sendDocument.ts'

let uploads: readonly SeenUpload[] = []

beforeEach(() => {
  uploads = fakeUploads()
  configureHttp({ baseUrl: '/api', headers: {}, caller: () => ({ token: 'good', userId: 7 }) })
})
afterEach(() => vi.unstubAllGlobals())

const pdf = new File(['%PDF-1.7'], 'boletin.pdf', { type: 'text/plain' })
const sent = { documentumId: 'DOC-1', nombre: 'boletin.pdf', docSize: 8 }
const idOf = (nth: number) => uploads[nth]?.headers.get('message-id')

/** Starts to send a file and waits until it is on its way. `ended` resolves to the answer or to the error. */
async function start(send: ReturnType<typeof documentSender>, kind?: string) {
  const count = uploads.length
  const stop = new AbortController()
  const ended = send(pdf, { signal: stop.signal, onProgress: vi.fn<() => void>(), kind }).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  )
  await waitFor(() => expect(uploads).toHaveLength(count + 1))
  return { ended, stop }
}

test('sends a file in base64, with the type of its first bytes, for what it belongs to', async () => {
  const { ended } = await start(documentSender({ codSR: 'SR20260031' }), 'FOTO')
  expect(JSON.parse(uploads[0]?.body ?? '')).toEqual({
    codSR: 'SR20260031',
    nombre: 'boletin.pdf',
    tipoMime: 'application/pdf',
    contenido: 'JVBERi0xLjc=',
    documentType: 'FOTO',
  })
  uploads[0]?.answer('0000', sent)
  expect(await ended).toMatchObject({ answer: { documentumId: 'DOC-1' } })
})

test('sends an abandoned file again under the same id', async () => {
  const send = documentSender({})
  const { ended, stop } = await start(send)
  stop.abort()
  expect(await ended).toMatchObject({ error: { name: 'AbortError' } })
  await start(send)
  expect(idOf(1)).toBe(idOf(0))
})

test('sends a refused file again under another id', async () => {
  const send = documentSender({})
  const { ended } = await start(send)
  uploads[0]?.answer('0413')
  expect(await ended).toMatchObject({ error: { code: '0413' } })
  await start(send)
  expect(idOf(1)).not.toBe(idOf(0))
})

test('gives the smallest file a minute, and the largest over seven more on a bad line', () => {
  expect(uploadTimeMs(0)).toBe(60_000)
  // Ten megabytes are 13,981,014 characters of base64: 427 s at 32 kB a second, and the minute.
  expect(Math.round(uploadTimeMs(13_981_014) / 1000)).toBe(487)
})
