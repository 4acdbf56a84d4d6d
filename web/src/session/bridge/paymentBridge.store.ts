import { nowMs } from '#src/base/clock.ts'
import { BRIDGE_KEYS, readSession, writeSession } from '#src/session/tokens/sessionEntries.ts'

/** A session of the payment bridge. It is never refreshed. */
interface BridgeSession {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/** Whether this tab makes a payment without registration. */
export function hasPaymentBridge(): boolean {
  return readSession('OfflinePaymentFlag') !== null
}

/** The token of the bridge session while it is valid, else null. */
export function bridgeToken(): string | null {
  const session = held ?? storedBridge()
  return session !== null && session.expiresAtMs > nowMs() ? session.token : null
}

/** Stores a bridge session for this tab, also over a reload. The user's own session is unaffected. */
export function storeBridge(session: BridgeSession): void {
  held = session
  writeSession({
    OfflinePaymentFlag: '1',
    'acometida.bridgeToken': session.token,
    'acometida.bridgeExpiresAt': String(session.expiresAtMs),
  })
}

/** Deletes the bridge session and the data typed for the payment. */
export function closePaymentBridge(): void {
  held = null
  writeSession(Object.fromEntries(BRIDGE_KEYS.map((key) => [key, null])))
}

/** In memory as well, for browsers that forbid storage. */
let held: BridgeSession | null = null

function storedBridge(): BridgeSession | null {
  const token = readSession('acometida.bridgeToken')
  return token === null ? null : { token, expiresAtMs: Number(readSession('acometida.bridgeExpiresAt') ?? 0) }
}
