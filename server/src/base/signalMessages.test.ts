import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { listenForSignals } from './signalMessages.ts'

const module = pathToFileURL(join(import.meta.dirname, 'signalMessages.ts')).href

/** Starts a process that does nothing but listen to its parent. */
function start(first: string) {
  const script = `import { listenForSignals } from '${module}'\n${first}\nlistenForSignals()\nprocess.send('heard')`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

test('keeps the channel of a process that listens to its parent by itself, as a worker of the tests does', async () => {
  const child = start("process.on('message', (message) => message === 'end' && process.exit(7))")
  await once(child, 'message')
  child.send('end')
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('keeps no process alive by the channel alone', async () => {
  expect(await once(start(''), 'exit')).toEqual([0, null])
})

test('listens once, however often a process calls it', () => {
  listenForSignals()
  const count = process.listenerCount('message')
  listenForSignals()
  expect(process.listenerCount('message')).toBe(count)
})
