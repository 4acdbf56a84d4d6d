import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../testing/root.ts'
import { askToEnd } from './askToEnd.ts'

const signals = pathToFileURL(join(root, 'packages/acometida/src/lib/signals.ts')).href

/** Starts a process that prints and ends by its own means 20 ms after a signal, and waits until it runs. */
async function start() {
  const script = `import { onEndSignal } from '${signals}'
    const lasts = setInterval(() => {}, 1_000)
    onEndSignal((code) => setTimeout(() => (console.log('in order'), process.exitCode = code, clearInterval(lasts)), 20))
    console.log('runs')`
  const words = ['--import', 'tsx', '--input-type=module', '-e', script]
  // The types of Node know no fourth stream.
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, null>
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(child.stdout, 'data')
  return { child, closed: once(child, 'close'), said: () => said.trim() }
}

test.each([
  ['SIGTERM', 'linux', 143],
  ['SIGTERM', 'win32', 143],
  ['SIGINT', 'win32', 130],
] as const)('lets a process end in order by %s on %s', async (signal, platform, code) => {
  const { child, closed, said } = await start()
  // Other messages are none of its business.
  child.send('reload')
  askToEnd(child, signal, platform)
  expect(child.killed).toBe(platform === 'linux')
  expect([(await closed)[0], said()]).toEqual([code, 'runs\nin order'])
  expect(() => askToEnd(child, signal, platform)).not.toThrow()
})
