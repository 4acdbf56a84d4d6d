import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CLIENT_POLICY } from '#src/control/client/clientFiles.ts'
import { testApi } from '#src/testing/testApi.ts'

/** A server with a small control room. */
async function withRoom(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'room-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<p>the room</p>')
  writeFileSync(join(folder, 'assets/a-1f.js'), 'script()')
  const { app } = await testApi({ ROOM_DIR: folder, ...settings })
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost', ...headers } })
}

test.each(['/__room/', '/__room/w/default/people', '/__room/enter?persona=customer&to=/dashboard'])(
  'answers %s with the page of the room',
  async (url) => {
    const get = await withRoom()
    const page = await get(url)
    expect([page.statusCode, page.body]).toEqual([200, '<p>the room</p>'])
    expect(page.headers).toMatchObject({ 'content-security-policy': CLIENT_POLICY, 'cache-control': 'no-cache' })
  },
)

test('redirects the address without a slash to the one with it', async () => {
  const get = await withRoom()
  const { statusCode, headers } = await get('/__room')
  expect([statusCode, headers['location']]).toEqual([302, '/__room/'])
})

test('makes a fingerprinted file cacheable for a year and answers 404 to a missing one', async () => {
  const get = await withRoom()
  const script = await get('/__room/assets/a-1f.js')
  expect([script.body, script.headers['cache-control']]).toEqual(['script()', 'max-age=31536000'])
  expect((await get('/__room/assets/none.js')).statusCode).toBe(404)
  expect((await get('/__room/..%2f..%2fetc/passwd')).statusCode).toBe(404)
})

test('rejects a page of another site under a name of its own', async () => {
  const get = await withRoom()
  expect((await get('/__room/', { host: 'evil.example' })).statusCode).toBe(403)
})

test('has no room without the control API', async () => {
  const get = await withRoom({ CONTROL: 'off' })
  expect((await get('/__room')).statusCode).toBe(404)
  expect((await get('/__room/')).statusCode).toBe(404)
})

test('names a folder without a room', async () => {
  await expect(testApi({ ROOM_DIR: tmpdir() })).rejects.toThrow(
    `ROOM_DIR is "${tmpdir()}", and there is no built control room in it. Make it with npm run build.`,
  )
})
