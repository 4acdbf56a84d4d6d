import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@acometida/testing/freePort'

/** A development server of the client, which has the page of components. It calls the API of the journeys. */
export async function startDevClient() {
  const port = await freePort()
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
    cwd: join(import.meta.dirname, '../../web'),
    // Otherwise the client would be that of a test.
    env: { ...process.env, NODE_ENV: 'development', WEB_PORT: String(port), API_URL: process.env['SERVER_URL'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await saysPort(child, String(port))
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Waits for the line with the address. */
async function saysPort({ stdout }: ChildProcess, port: string): Promise<void> {
  if (stdout === null) throw new Error('The development server has no output.')
  for await (const line of createInterface({ input: stdout })) if (line.includes(port)) return
  throw new Error('The development server ended before it had an address.')
}
