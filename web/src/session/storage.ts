/**
 * The only file that touches the browser's storage for the session. What belongs to a session is in sessionStorage and
 * goes with the tab; what belongs to the device (language, a registered device, a remembered user) is in localStorage.
 */
export const SESSION_KEYS = [
  'id',
  'token',
  'refreshToken',
  'sessionTime',
  'userRoles',
  'gdprAccepted',
  'mfa',
  // The kept answer of a log-in that waits for its code (0001) or for the set-up of the second factor (tempmfa).
  '0001',
  'tempmfa',
  'userDocument',
  'userDocumentLogin',
  'asocNotSupplanting',
  'isAssociated',
  'isEnterprised',
  // While acting: its mark, and the roles of the person who acts.
  'supplantedUser',
  'userRolesAux',
  'OfflinePaymentFlag',
  'lastPath',
  // The query of a shared link that staff came by: it opens for the next customer they act for.
  'href',
  'nif_factura',
  'factura',
  'user_type',
  'browsing_type',
  // What the list of keys does not provide for carries the name of the product.
  'acometida.tokenExpiresAt',
  'acometida.adminToken',
  'acometida.adminRefreshToken',
  'acometida.adminTokenExpiresAt',
  'acometida.passwordDaysLeft',
  'acometida.certificate',
  'acometida.redirectState',
  'acometida.redirectQuery',
  'acometida.actorId',
  'acometida.actingSince',
  'acometida.bridgeToken',
  'acometida.bridgeExpiresAt',
  'acometida.answers',
  // What the app has shown of its own accord in this session, and does not show again before the next.
  'acometida.putOff',
] as const

/** What a payment without registration keeps. It is of its tab alone, whoever is logged in there or elsewhere. */
export const BRIDGE_KEYS = [
  'OfflinePaymentFlag',
  'acometida.bridgeToken',
  'acometida.bridgeExpiresAt',
  'nif_factura',
  'factura',
] as const satisfies readonly SessionKey[]

/** Kept when the session ends. */
export const DEVICE_KEYS = [
  'lang',
  'HasDevice',
  'acometida.rememberedUser',
  'acometida.remember',
  'acometida.sessionOpen',
  'acometida.newsSeen',
  'acometida.appOffer',
  // When the offers of the app were put off or answered, and what of it was seen.
  'acometida.biometryLater',
  'acometida.welcomeSeen',
  'acometida.rating',
  'acometida.versionOffer',
] as const

export type SessionKey = (typeof SESSION_KEYS)[number]
export type DeviceKey = (typeof DEVICE_KEYS)[number]

/** A value of the session; null where there is none, or where the browser has storage forbidden. */
export function readSession(key: SessionKey): string | null {
  return attempt(() => sessionStorage.getItem(key))
}

/** Writes values of the session; null removes one. */
export function writeSession(values: Partial<Record<SessionKey, string | null>>): void {
  for (const [key, value] of Object.entries(values)) write(() => sessionStorage, key, value)
}

/** Forgets the session, but for the keys that are named. What belongs to the device stays. */
export function clearSession(keep: readonly SessionKey[] = []): void {
  for (const key of SESSION_KEYS) if (!keep.includes(key)) write(() => sessionStorage, key, null)
}

/** Whether this tab may have a session: one of an earlier page, or that of another tab. */
export function mayHaveSession(): boolean {
  return readSession('id') !== null || readDevice('acometida.sessionOpen') !== null
}

/**
 * Forgets what is left where there is no session. Of a log-in that was under way only the password is lost, and without
 * it the rest is of no use.
 */
export function clearLeftovers(): void {
  clearSession(['lastPath', 'acometida.redirectState', 'acometida.redirectQuery', ...BRIDGE_KEYS])
}

/** A value of the device. */
export function readDevice(key: DeviceKey): string | null {
  return attempt(() => localStorage.getItem(key))
}

/** Writes values of the device; null removes one. */
export function writeDevice(values: Partial<Record<DeviceKey, string | null>>): void {
  for (const [key, value] of Object.entries(values)) write(() => localStorage, key, value)
}

function write(storage: () => Storage, key: string, value: string | null): void {
  attempt(() => {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
    return null
  })
}

/** Without storage (forbidden, or full) the session lasts as long as the page. */
function attempt(act: () => string | null): string | null {
  try {
    return act()
  } catch {
    return null
  }
}
