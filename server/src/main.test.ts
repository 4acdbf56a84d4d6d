import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#src/db/client.ts'
import { user } from '#src/db/schema.ts'
import { seededFile } from '#src/testing/seededFile.ts'
import { startProcess } from '#src/testing/startProcess.ts'

test('finishes running calls when told to end, keeps what it acknowledged and takes no more', async () => {
  const database = seededFile()
  const { url, ended, said, signal } = await startProcess({ DATABASE: database })
  const control = `${url}/__control/worlds/default`
  const json = { 'content-type': 'application/json' }
  const { session } = await (await fetch(`${control}/personas/customer/login`, { method: 'POST' })).json()
  const slow = JSON.stringify({ operation: 'updateUser', delayMs: 2000 })
  await fetch(`${control}/faults`, { method: 'POST', headers: json, body: slow })

  const call = fetch(`${url}/api/users/1`, {
    method: 'PUT',
    headers: { ...json, authorization: `Bearer ${session.accessToken}` },
    body: JSON.stringify({ language: 'gl' }),
  })
  // The call is running once a later call was answered.
  await fetch(`${url}/health`)
  const waits = said(/^  (updateUser in world default, [12] s left)$/)
  signal('SIGTERM')
  expect(await waits).toContain('updateUser')
  const answer = await call
  expect([answer.status, (await answer.json()).result.codResult]).toEqual([200, '0000'])
  expect(await ended).toEqual([0, null])
  await expect(fetch(`${url}/health`)).rejects.toThrow()
  const db = openDb(database)
  onTestFinished(() => void db.$client.close())
  expect(db.select({ language: user.language }).from(user).where(eq(user.id, 1)).get()).toEqual({ language: 'gl' })
})

test('says that it is not ready when told to end, and answers until it closes', async () => {
  const { url, ended, said, signal } = await startProcess({ DATABASE: ':memory:', DRAIN: '3', NODE_NAME: 'server-1' })
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  const drains = said(/^(The server drains: .*)/)
  signal('SIGTERM')
  expect(await drains).toBe('The server drains: /ready answers 503, and the server closes in 3 s.')
  const ready = await fetch(`${url}/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'The server is ending.' }])
  const call = await fetch(`${url}/api/captcha`)
  expect([call.status, call.headers.get('x-node')]).toEqual([200, 'server-1'])
  expect(await ended).toEqual([0, null])
  await expect(fetch(`${url}/ready`)).rejects.toThrow()
})
