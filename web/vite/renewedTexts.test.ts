import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type HotPayload } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

const web = join(import.meta.dirname, '..')

test('puts a changed text into the page, which does not reload', async () => {
  const { load, payloadsOf } = await startServer()
  await load('/src/screens/supplies/bills/texts/es.ts')
  const [payload] = await payloadsOf('src/screens/supplies/bills/texts/es.ts')
  expect(payload).toMatchObject({
    type: 'update',
    updates: [
      { path: '/src/screens/supplies/bills/texts/es.ts', acceptedPath: '/src/screens/supplies/bills/texts/es.ts' },
    ],
  })
})

test('names the language of a file, whichever part it is of', async () => {
  const { load } = await startServer()
  expect(await load('/src/ui/texts/later.gl.ts')).toContain("renewTexts('gl', texts)")
  expect(await load('/src/base/format.ts')).not.toContain('renewTexts')
})

/** A development server of the client, without a browser. */
async function startServer() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'vite-'))
  const server = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    mode: 'development',
    cacheDir,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(cacheDir, { recursive: true })
  })
  return {
    load: async (url: string) => (await server.transformRequest(url))?.code,
    /** What the server tells the page once a file has changed. */
    payloadsOf: async (file: string) => {
      const told: HotPayload[] = []
      server.environments.client.hot.send = (payload: HotPayload | string) => {
        if (typeof payload === 'object') told.push(payload)
      }
      server.watcher.emit('change', join(web, file))
      await expect.poll(() => told.length).toBeGreaterThan(0)
      return told
    },
  }
}
