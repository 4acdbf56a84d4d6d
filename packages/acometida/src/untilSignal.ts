import { onEndSignal } from './lib/signals.ts'
import type { RunningServer } from './server.ts'

/**
 * Waits for a signal, stops the server and resolves to the exit code. Throws if the server ends by itself. Call it
 * before printing anything that somebody may wait for before sending the signal.
 */
export async function untilSignal(server: RunningServer): Promise<number> {
  const code = await Promise.race([
    new Promise<number>((resolve) => onEndSignal(resolve)),
    server.ended.then(() => null),
  ])
  if (code === null) throw new Error(`The server ended unexpectedly. Its last lines:\n${server.lines()}`)
  await server.stop()
  return code
}
