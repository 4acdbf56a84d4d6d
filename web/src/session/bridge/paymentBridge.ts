import { ApiError } from '#src/api/call/apiError.ts'
import { listMasterData, logIn } from '#src/api/generated/api.ts'
import { masterDataFilter } from '#src/api/masterData.ts'
import { nowMs } from '#src/base/clock.ts'
import type { Credentials } from '#src/shell/mobileShell.ts'
import { bridgeToken, storeBridge } from './paymentBridge.store.ts'

/**
 * The token for payments without registration: that of this tab, or of a new session opened with the credentials
 * published in the configuration. Throws the `ApiError` of a call, or XXX if none are published.
 */
export function openPaymentBridge(): Promise<string> {
  const token = bridgeToken()
  if (token !== null) return Promise.resolve(token)
  opening ??= logInToBridge().finally(() => (opening = null))
  return opening
}

/**
 * Makes a call with the bridge's token. An expired session is replaced once. `call` receives the request options.
 * Throws the `ApiError` of the call or of the log-in.
 */
export async function callOverBridge<T>(call: (options: RequestInit) => Promise<T>): Promise<T> {
  const token = await openPaymentBridge()
  try {
    return await call(bearing(token))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    // Another call may have replaced it meanwhile.
    if (bridgeToken() === token) storeBridge({ token, expiresAtMs: 0 })
    return call(bearing(await openPaymentBridge()))
  }
}

/** Whether a document is the payment bridge's. False if the configuration cannot be read. */
export async function isPaymentBridgeUser(document: string): Promise<boolean> {
  const pair = await publishedPair().catch(() => null)
  return pair?.user.toUpperCase() === document.toUpperCase()
}

/**
 * Parses `user-password`: `BRIDGE-abc-1` is the user `BRIDGE` with the password `abc-1`. A user has no hyphen; a
 * password may have some. Null for any other form.
 */
export function bridgePair(value: string): Credentials | null {
  const hyphen = value.indexOf('-')
  const [user, password] = [value.slice(0, hyphen), value.slice(hyphen + 1)]
  return hyphen < 1 || password === '' ? null : { user, password }
}

let opening: Promise<string> | null = null

async function logInToBridge(): Promise<string> {
  const pair = await publishedPair()
  if (pair === null) throw new ApiError({ code: 'XXX', service: 'masterData', status: 0 })
  // A visitor's call: the session of a logged-in user is unrelated.
  const { accessToken, expiresInToken } = await logIn(pair, { credentials: 'omit' })
  if (accessToken === undefined || expiresInToken === undefined)
    throw new ApiError({ code: 'XXX', service: 'login', status: 200 })
  storeBridge({ token: accessToken, expiresAtMs: nowMs() + expiresInToken * 1000 })
  return accessToken
}

async function publishedPair(): Promise<Credentials | null> {
  const filter = masterDataFilter('CARD_PAYMENT', { key: 'OFFLINE' })
  const { items } = await listMasterData({ filter }, { credentials: 'omit' })
  return bridgePair(items.find(({ key }) => key === 'OFFLINE')?.value ?? '')
}

function bearing(token: string): RequestInit {
  return { headers: { authorization: `Bearer ${token}` } }
}
