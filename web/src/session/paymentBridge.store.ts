import { nowMs } from '#src/base/clock.ts'
import { BRIDGE_KEYS, readSession, writeSession } from './storage.ts'

/** A session of the payment bridge. It is never refreshed. */
interface BridgeSession {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
}

/** Whether this tab pays without registration. */
export function hasPaymentBridge(): boolean {
  return readSession('OfflinePaymentFlag') !== null
}

/** The bearer of the session, while it is good; null without one. */
export function bridgeToken(): string | null {
  const session = held ?? storedBridge()
  return session !== null && session.expiresAtMs > nowMs() ? session.token : null
}

/** Keeps a session for this tab, also over a reload. The user's own session, if there is one, is left alone. */
export function keepBridge(session: BridgeSession): void {
  held = session
  writeSession({
    OfflinePaymentFlag: '1',
    'acometida.bridgeToken': session.token,
    'acometida.bridgeExpiresAt': String(session.expiresAtMs),
  })
}

/** Forgets the session and what was typed for the payment. */
export function closePaymentBridge(): void {
  held = null
  writeSession(Object.fromEntries(BRIDGE_KEYS.map((key) => [key, null])))
}

/** Also where the browser forbids storage. */
let held: BridgeSession | null = null

function storedBridge(): BridgeSession | null {
  const token = readSession('acometida.bridgeToken')
  return token === null ? null : { token, expiresAtMs: Number(readSession('acometida.bridgeExpiresAt') ?? 0) }
}
