import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

test('serves a picture as soon as it was taken, only to calls of this machine', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'gallery-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'pictures')
  const { app } = await testApi({ GALLERY_DIR: folder })
  const get = (url: string, host = 'localhost') => app.inject({ url, headers: { host } })
  expect((await get('/__gallery/index.json')).statusCode).toBe(404)
  writeFileSync(join(folder, 'index.json'), '[]')
  writeFileSync(join(parent, 'secret.json'), '{}')
  expect((await get('/__gallery/index.json')).body).toBe('[]')
  expect((await get('/__gallery/..%2fsecret.json')).statusCode).not.toBe(200)
  expect((await get('/__gallery/index.json', 'evil.example')).statusCode).toBe(403)
})
