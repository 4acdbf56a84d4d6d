import type { BiometryType, Credentials, MobileShell } from './mobileShell.ts'
import { textQueue } from './textQueue.ts'

/** The behaviour of a simulated device. Read on each use, so that it can change while the client runs. */
export interface Switches {
  readonly platform: MobileShell['platform']
  readonly version: string
  readonly biometry: BiometryType | null
  /** The result of the next prompt. */
  readonly recognises: 'recognised' | 'cancelled' | 'failed'
  /** Whether the system lets the client store credentials. */
  readonly saves: boolean
  readonly push: boolean
}

export const usualSwitches: Switches = {
  platform: 'android',
  version: '4.2.0',
  biometry: 'fingerprint',
  recognises: 'recognised',
  saves: true,
  push: true,
}

/** Adds the events that the system sends to the app. */
export interface SimulatedShell extends MobileShell {
  readonly openAddress: (address: string) => void
  readonly tapNotice: (target: string) => void
}

/**
 * A shell without a phone, for tests and the developer page. It stores credentials in memory, until the page closes.
 */
export function simulatedShell(switches: () => Switches, onMessage: (what: string) => void = () => {}): SimulatedShell {
  let stored: Credentials | null = null
  const [addresses, notices] = [textQueue(), textQueue()]
  return {
    onAddress: addresses.listen,
    onNotice: notices.listen,
    openAddress: addresses.tell,
    tapNotice: notices.tell,
    platform: switches().platform,
    version: switches().version,
    hideSplash: () => onMessage('hideSplash'),
    openStore: (url) => onMessage(`openStore ${url}`),
    biometry: {
      type: async () => switches().biometry,
      holds: async (pair) =>
        stored !== null && (pair === undefined || (pair.user === stored.user && pair.password === stored.password)),
      save: async (pair) => {
        if (!switches().saves) return false
        stored = pair
        onMessage('saved')
        return true
      },
      read: async () => {
        const { recognises } = switches()
        onMessage(`prompt: ${recognises}`)
        if (recognises !== 'recognised') return { kind: recognises }
        return stored === null ? { kind: 'none' } : { kind: 'recognised', credentials: stored }
      },
      clear: async () => {
        stored = null
        onMessage('cleared')
      },
    },
    requestPush: async () => {
      const { push, platform } = switches()
      onMessage(push ? 'push allowed' : 'push refused')
      if (!push) return null
      return { firebaseToken: 'simulated', deviceId: 'simulated', platform, osVersion: '16', isVirtual: true }
    },
  }
}
