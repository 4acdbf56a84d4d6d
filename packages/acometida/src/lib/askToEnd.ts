import type { ChildProcess } from 'node:child_process'
import type { EndSignal } from './signals.ts'

/**
 * Asks a process to end in order. Windows has no signals and would end it at once, so there it gets the signal's name
 * as a message. The process has a channel (`ipc` in its `stdio`) and calls `listenForSignals` or `onEndSignal`.
 */
export function askToEnd(
  child: Pick<ChildProcess, 'kill' | 'send' | 'connected'>,
  signal: EndSignal,
  platform: NodeJS.Platform = process.platform,
): void {
  if (platform !== 'win32') child.kill(signal)
  // The channel closes when the process ends.
  else if (child.connected) child.send(signal, () => {})
}
