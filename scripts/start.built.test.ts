import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '@acometida/testing/freePort'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './lib/root.ts'

test('serves the build and the control API at one port by npm start -- --built', { timeout: 120_000 }, async () => {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATABASE: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line)
    if (line.includes('Ctrl-C ends everything')) break
  }
  expect(said.join('\n')).toContain(`http://localhost:${port}`)
  const url = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${url}/dashboard`)).text()).toContain('/assets/')
  expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ captcha: 'dummy' })
  expect((await fetch(`${url}/__control/worlds`)).status).toBe(200)
})
