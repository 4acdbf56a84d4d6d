import { listenForSignals } from '@acometida/server/base/signalMessages'

/** The exit codes of a process that was ended by a signal: 128 plus its number. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** The signals that ask a process to end. */
export type EndSignal = keyof typeof codes

/**
 * Calls back on the first signal that asks this process to end, with the exit code to use. Later signals are
 * repetitions, because a terminal signals the whole family and each member passes it on.
 */
export function onEndSignal(end: (code: number, signal: EndSignal) => void): void {
  let told = false
  // The entries of the record above.
  for (const [signal, code] of Object.entries(codes) as [EndSignal, number][])
    process.on(signal, () => {
      if (told) return
      told = true
      end(code, signal)
    })
  listenForSignals()
}
