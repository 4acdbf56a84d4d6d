import { SingleBar } from 'cli-progress'

const QUIET_MS = 2000

/** A progress bar that appears on a terminal when the work takes longer than two seconds. */
export function progressBar(): { readonly update: (done: number, total: number) => void; readonly stop: () => void } {
  const startedAt = performance.now()
  const bar = new SingleBar({
    format: 'Building the world {bar} {percentage} % · {value} of {total} customers',
    hideCursor: true,
  })
  let shown = false
  return {
    update: (done, total) => {
      if (!process.stderr.isTTY || performance.now() - startedAt < QUIET_MS) return
      if (!shown) bar.start(total, done)
      shown = true
      bar.update(done)
      // The work is synchronous, so that no timer of the bar would ever draw it.
      bar.render()
    },
    stop: () => {
      if (shown) bar.stop()
    },
  }
}
