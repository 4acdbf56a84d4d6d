import { afterAll, vi } from 'vitest'

// Test files share a process with its libraries and compiled code, and nothing else. Each file gets new modules, and
// its spies, stubs and clocks end with it. So do its tab channels, timers and listeners to the window: the second
// attempt of a call, or a call made when the connection returns, would count as one of the next file.
vi.resetModules()

type Close = () => void
const shared: typeof globalThis & { opened?: Map<unknown, Close> } = globalThis
const opened = (shared.opened ??= followOpened())

afterAll(async () => {
  vi.useRealTimers()
  // A screen that is still loading would load into the next file, past the mocks of that file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const close of opened.values()) close()
  opened.clear()
})

/** Records every channel, timer and listener opened from now on, with what closes it. */
function followOpened(): Map<unknown, Close> {
  const found = new Map<unknown, Close>()
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      found.set(this, () => this.close())
    }
  }
  const { setTimeout: start, addEventListener: listen } = globalThis
  const startTimer = (run: (...values: unknown[]) => void, delayMs?: number, ...values: unknown[]) => {
    const timer = start(run, delayMs, ...values)
    found.set(timer, () => clearTimeout(timer))
    return timer
  }
  globalThis.setTimeout = Object.assign(startTimer, start)
  globalThis.addEventListener = (...listener: Parameters<typeof listen>) => {
    listen(...listener)
    found.set(listener, () => removeEventListener(...listener))
  }
  return found
}
