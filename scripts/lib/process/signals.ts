/** The codes with which a process ends that such a signal has ended: 128 and its number. */
const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** The signals that ask a process to end. */
export type EndSignal = keyof typeof codes

/**
 * Tells of the first signal that asks this process to end, and the code to end with. A terminal sends it to the whole
 * family and each of them passes it on, so the others are the same one again.
 */
export function onEndSignal(end: (code: number, signal: EndSignal) => void): void {
  let told = false
  for (const [signal, code] of Object.entries(codes) as [EndSignal, number][])
    // the entries of the record above
    process.on(signal, () => {
      if (told) return
      told = true
      end(code, signal)
    })
}
