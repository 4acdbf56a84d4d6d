/**
 * The keys of the session's data. This is the only module that uses the browser's storage for the session: its data is
 * in sessionStorage, which holds nothing else, and ends with the tab; device data (language, registered device,
 * remembered user) is in localStorage.
 */
export type SessionKey =
  | 'id'
  | 'token'
  | 'refreshToken'
  | 'sessionTime'
  | 'userRoles'
  | 'gdprAccepted'
  | 'mfa'
  // 1 while a log-in awaits its code (0001) or the set-up of the second factor (tempmfa). Its answer is in memory only.
  | '0001'
  | 'tempmfa'
  | 'userDocument'
  | 'userDocumentLogin'
  | 'asocNotSupplanting'
  | 'isAssociated'
  | 'isEnterprised'
  // While acting: the mark of it, and the actor's roles.
  | 'supplantedUser'
  | 'userRolesAux'
  | 'OfflinePaymentFlag'
  | 'lastPath'
  // The query of a shared link that staff opened. It opens for the next customer they act for.
  | 'href'
  | 'nif_factura'
  | 'factura'
  | 'user_type'
  | 'browsing_type'
  // Keys beyond the specified list carry the product's name.
  | 'acometida.tokenExpiresAt'
  | 'acometida.adminToken'
  | 'acometida.adminRefreshToken'
  | 'acometida.adminTokenExpiresAt'
  | 'acometida.passwordDaysLeft'
  | 'acometida.certificate'
  | 'acometida.redirectState'
  | 'acometida.redirectQuery'
  | 'acometida.actorId'
  | 'acometida.actingSince'
  | 'acometida.bridgeToken'
  | 'acometida.bridgeExpiresAt'
  | 'acometida.answers'
  // The input of forms that outlives its session, for the same person.
  | 'acometida.drafts'
  // The screens that the app has shown by itself in this session and does not show again in it.
  | 'acometida.putOff'

/** The data of a payment without registration. It belongs to the tab, whoever is logged in. */
export const BRIDGE_KEYS = [
  'OfflinePaymentFlag',
  'acometida.bridgeToken',
  'acometida.bridgeExpiresAt',
  'nif_factura',
  'factura',
] as const satisfies readonly SessionKey[]

/** The keys of the device's data, kept when the session ends. */
export type DeviceKey =
  | 'lang'
  | 'HasDevice'
  | 'acometida.rememberedUser'
  | 'acometida.remember'
  | 'acometida.signUp'
  | 'acometida.sessionOpen'
  | 'acometida.newsSeen'
  | 'acometida.appOffer'
  // When the app's offers were postponed or answered, and what was seen.
  | 'acometida.biometryLater'
  | 'acometida.welcomeSeen'
  | 'acometida.rating'
  | 'acometida.versionOffer'

/** A value of the session. Null without one, or if the browser forbids storage. */
export function readSession(key: SessionKey): string | null {
  return attempt(() => sessionStorage.getItem(key))
}

/** The values of the session by their keys. Empty if the browser forbids storage. */
export function sessionEntries(): Readonly<Record<string, string>> {
  return attempt(() => ({ ...sessionStorage })) ?? {}
}

/** Writes values of the session. Null removes one. */
export function writeSession(values: Partial<Record<SessionKey, string | null>>): void {
  for (const [key, value] of Object.entries(values)) write(() => sessionStorage, key, value)
}

/** Deletes the session's data except the given keys. Device data stays. */
export function clearSession(keep: readonly string[] = []): void {
  for (const key of Object.keys(sessionEntries())) if (!keep.includes(key)) write(() => sessionStorage, key, null)
}

/** Whether this tab may have a session: from an earlier page or from another tab. */
export function mayHaveSession(): boolean {
  return readSession('id') !== null || readDevice('acometida.sessionOpen') !== null
}

/**
 * Deletes the leftovers of a missing session, such as a pending log-in: a reload loses its password, and without it the
 * rest is useless.
 */
export function clearLeftovers(): void {
  clearSession(['lastPath', 'acometida.drafts', 'acometida.redirectState', 'acometida.redirectQuery', ...BRIDGE_KEYS])
}

/** A value of the device. */
export function readDevice(key: DeviceKey): string | null {
  return attempt(() => localStorage.getItem(key))
}

/** Writes values of the device. Null removes one. */
export function writeDevice(values: Partial<Record<DeviceKey, string | null>>): void {
  for (const [key, value] of Object.entries(values)) write(() => localStorage, key, value)
}

function write(storage: () => Storage, key: string, value: string | null): void {
  attempt(() => (value === null ? storage().removeItem(key) : storage().setItem(key, value)))
}

/** Without storage (forbidden or full) the session lasts as long as the page. */
function attempt<Value>(act: () => Value): Value | null {
  try {
    return act()
  } catch {
    return null
  }
}
