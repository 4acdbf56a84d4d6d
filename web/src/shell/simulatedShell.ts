import { heldUntilHeard } from './heldUntilHeard.ts'
import type { BiometryType, Credentials, MobileShell } from './mobileShell.ts'

/** How a simulated device behaves. It is asked anew each time, so that it can be changed while the client runs. */
export interface Switches {
  readonly platform: MobileShell['platform']
  readonly version: string
  readonly biometry: BiometryType | null
  /** What becomes of the next finger or face. */
  readonly recognises: 'recognised' | 'cancelled' | 'failed'
  /** Whether the system lets the client store something. */
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

/** With what the system does to the app. */
export interface SimulatedShell extends MobileShell {
  readonly openAddress: (address: string) => void
  readonly tapNotice: (target: string) => void
}

/** A shell without a phone, for tests and the developer page. What it stores is in memory, and goes with the page. */
export function simulatedShell(switches: () => Switches, told: (what: string) => void = () => {}): SimulatedShell {
  let stored: Credentials | null = null
  const [addresses, notices] = [heldUntilHeard(), heldUntilHeard()]
  return {
    onAddress: addresses.listen,
    onNotice: notices.listen,
    openAddress: addresses.tell,
    tapNotice: notices.tell,
    platform: switches().platform,
    version: switches().version,
    hideSplash: () => told('hideSplash'),
    openStore: (url) => told(`openStore ${url}`),
    biometry: {
      type: async () => switches().biometry,
      holds: async (pair) =>
        stored !== null && (pair === undefined || (pair.user === stored.user && pair.password === stored.password)),
      save: async (pair) => {
        if (!switches().saves) return false
        stored = pair
        told('saved')
        return true
      },
      read: async () => {
        const { recognises } = switches()
        told(`prompt: ${recognises}`)
        if (recognises !== 'recognised') return { kind: recognises }
        return stored === null ? { kind: 'none' } : { kind: 'recognised', credentials: stored }
      },
      clear: async () => {
        stored = null
        told('cleared')
      },
    },
    requestPush: async () => {
      const { push, platform } = switches()
      told(push ? 'push allowed' : 'push refused')
      if (!push) return null
      return { firebaseToken: 'simulated', deviceId: 'simulated', platform, osVersion: '16', isVirtual: true }
    },
  }
}
