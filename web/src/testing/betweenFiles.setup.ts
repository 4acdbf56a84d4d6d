import { afterAll, vi } from 'vitest'

// The files of tests share a process, its libraries and their compiled code. Nothing else comes from one file to the
// next: what the client keeps in its modules is each file's own, and so are spies, stubs, clocks, and the channels by
// which tabs talk.
vi.resetModules()

const shared: typeof globalThis & { channels?: Set<BroadcastChannel> } = globalThis
const channels = (shared.channels ??= followChannels())

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const channel of channels) channel.close()
  channels.clear()
})

/** Notes every channel that is opened from here on. */
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
