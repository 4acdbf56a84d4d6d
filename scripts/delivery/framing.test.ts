import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { type FramingCase, framingCases } from 'acometida/src/proxy/testing/framingCases.ts'
import { type ListeningApi, openListeningApi, sendRaw } from 'acometida/src/proxy/testing/rawCalls.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeGate } from '../lib/process/gate.ts'
import { waitForAnswer } from '../lib/process/ports.ts'
import { root } from '../lib/root.ts'
import { toolFile } from '../lib/tool.ts'

/** The gate of `npm start` before the API. */
async function throughGate({ url }: ListeningApi): Promise<string> {
  const port = await freePort()
  const gate = makeGate()
  await gate.listen(port, '127.0.0.1')
  onTestFinished(gate.close)
  gate.open(url)
  return `http://127.0.0.1:${port}`
}

/** The development server of the client before the API. */
async function throughClient({ url }: ListeningApi): Promise<string> {
  const port = await freePort()
  const words = [toolFile('vite'), '--host', '127.0.0.1', '--logLevel', 'error']
  const env = { ...process.env, API_URL: url, WEB_PORT: String(port) }
  const child = spawn(process.execPath, words, { cwd: join(root, 'web'), env, stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await waitForAnswer(`http://127.0.0.1:${port}/config.json`, 60_000)
  return `http://127.0.0.1:${port}`
}

async function callsOf(url: string, api: ListeningApi, { bytes, calls }: FramingCase): Promise<readonly string[]> {
  const before = api.calls().length
  await sendRaw(url, bytes, calls.length > 0 ? '/api/first' : '\r\n\r\n')
  await sendRaw(url, 'GET /api/second HTTP/1.1\r\nhost: localhost\r\n\r\n', '/api/second')
  return api.calls().slice(before)
}

test.each([
  ['the gate of npm start', throughGate, framingCases],
  // Vite answers OPTIONS and upgrades itself.
  [
    'the development server of the client',
    throughClient,
    framingCases.filter(({ name }) => !/^OPTIONS|protocol/.test(name)),
  ],
])('lets no call through that hides in the body of another, through %s', async (_name, through, cases) => {
  const api = await openListeningApi()
  const url = await through(api)
  for (const each of cases)
    expect([each.name, ...(await callsOf(url, api, each))]).toEqual([each.name, ...each.calls, 'GET /api/second'])
})
