import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { freePort } from '@acometida/e2e/testing/src/freePort.ts'
import { root } from '../lib/root.ts'

/** Starts `acometida proxy` in a child process, and shows its output once it has begun. */
export async function startProxy(target: string, ...words: readonly string[]) {
  const port = String(await freePort())
  const options = ['proxy', '--target', target, '--listen', port, ...words]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/proofs/proxyProcess.ts', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const lines = createInterface({ input: child.stdout })
  await Promise.race([
    new Promise((resolve) => void lines.once('line', resolve)),
    ended.then((code) => {
      throw new Error(`The proxy ended with ${code} before it took calls.`)
    }),
  ])
  lines.on('line', (line) => console.log(line))
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    /** Ends the proxy as Ctrl-C does, and resolves to its exit code. */
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}
