const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM', 'SIGUSR2'] as const

/**
 * Takes a message of the parent process, the name of a signal, for that signal. Windows has no signals: without this, a
 * parent could only end the process at once. A repeated call changes nothing.
 */
export function listenForSignals(): void {
  process.off('message', forward)
  const isHeard = process.listenerCount('message') > 0
  process.on('message', forward)
  // The channel alone keeps no process alive, unless somebody else listens to it: the runner of the tests does.
  if (!isHeard) process.channel?.unref()
}

function forward(message: unknown): void {
  const signal = SIGNALS.find((name) => name === message)
  if (signal !== undefined) process.emit(signal)
}
