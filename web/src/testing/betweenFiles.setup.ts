import { afterAll, vi } from 'vitest'

// Test files share a process with its libraries and compiled code, and nothing else. Each file gets new modules, and
// its spies, stubs, clocks and tab channels end with it.
vi.resetModules()

const shared: typeof globalThis & { channels?: Set<BroadcastChannel> } = globalThis
const channels = (shared.channels ??= followChannels())

afterAll(async () => {
  vi.useRealTimers()
  // A screen that is still loading would load into the next file, past the mocks of that file.
  await vi.dynamicImportSettled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const channel of channels) channel.close()
  channels.clear()
})

/** Records every channel opened from now on. */
function followChannels(): Set<BroadcastChannel> {
  const opened = new Set<BroadcastChannel>()
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened.add(this)
    }
  }
  return opened
}
