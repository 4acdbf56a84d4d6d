import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#src/db/client.ts'
import { user } from '#src/db/schema.ts'

/** A server in a process of its own, on a copy of the seeded world, told by what it prints that it listens. */
async function startProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-main-'))
  const database = join(folder, 'world.sqlite')
  cpSync(inject('template'), database)
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'development', DATABASE: database, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Acometida API at (\S+)\/api/.exec(line)?.[1]
    if (url !== undefined) return { url, database, ended, stop: () => child.kill('SIGTERM') }
  }
  throw new Error('the server ended before it listened')
}

test('told to end, the server finishes what it was asked, keeps what it acknowledged and takes nothing more', async () => {
  const { url, database, ended, stop } = await startProcess()
  const control = `${url}/__control/worlds/default`
  const json = { 'content-type': 'application/json' }
  const { session } = await (await fetch(`${control}/personas/customer/login`, { method: 'POST' })).json()
  const slow = JSON.stringify({ operation: 'updateUser', delayMs: 500 })
  await fetch(`${control}/faults`, { method: 'POST', headers: json, body: slow })

  const call = fetch(`${url}/api/users/1`, {
    method: 'PUT',
    headers: { ...json, authorization: `Bearer ${session.accessToken}` },
    body: JSON.stringify({ language: 'gl' }),
  })
  // It is under way once a call that was made after it is answered.
  await fetch(`${url}/health`)
  stop()
  const answer = await call
  expect([answer.status, (await answer.json()).result.codResult]).toEqual([200, '0000'])
  expect(await ended).toEqual([0, null])
  await expect(fetch(`${url}/health`)).rejects.toThrow()
  const db = openDb(database)
  onTestFinished(() => void db.$client.close())
  expect(db.select({ language: user.language }).from(user).where(eq(user.id, 1)).get()).toEqual({ language: 'gl' })
})
