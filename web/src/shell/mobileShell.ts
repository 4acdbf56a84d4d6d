/**
 * The interface of the device, which the mobile app's shell puts on the window before the client starts. A browser has
 * none, and the client then loads none of the app's code.
 */
export interface MobileShell {
  readonly platform: 'android' | 'ios'
  /** The app's version, as in its store: `4.1.0`. */
  readonly version: string
  /** Hides the system's splash screen. */
  readonly hideSplash: () => void
  /** Opens the app's page in its store, or the system's rating sheet. */
  readonly openStore: (url: string) => void
  readonly biometry: ShellBiometry
  /**
   * Asks the system once for permission to show push messages. Null if the user or the system refuses. The token is
   * that of the store the app came from: Firebase on Android, Apple's service through Firebase on iOS.
   */
  readonly requestPush: () => Promise<PushRegistration | null>
  /**
   * Calls the listener with each address with which the system opens the app, first that of the start. Returns the
   * function that unsubscribes. Each address reaches one of several successive listeners. Older shells lack this and
   * `onNotice`.
   */
  readonly onAddress?: (opened: (address: string) => void) => () => void
  /**
   * Calls the listener with the page of each tapped push message, also of the one that started the app. Returns the
   * function that unsubscribes.
   */
  readonly onNotice?: (tapped: (target: string) => void) => () => void
}

/** One pair of user and password in the system's key store. It never reaches the browser's storage. */
export interface ShellBiometry {
  /** The device's sensor. Null without one, or if nobody is enrolled. */
  readonly type: () => Promise<BiometryType | null>
  /** Whether this pair is stored; without an argument, whether any is. It prompts nobody and reveals nothing. */
  readonly holds: (credentials?: Credentials) => Promise<boolean>
  /** Stores a pair in place of the last one. False if the system refuses. */
  readonly save: (credentials: Credentials) => Promise<boolean>
  /** Shows the system's prompt for finger or face, and returns the pair. */
  readonly read: (words: PromptTexts) => Promise<BiometryAnswer>
  readonly clear: () => Promise<void>
}

/** The texts of the system's prompt, in the client's language. */
export interface PromptTexts {
  readonly title: string
  readonly cancel: string
}

export type BiometryType = 'fingerprint' | 'face'

export type BiometryAnswer =
  | { readonly kind: 'recognised'; readonly credentials: Credentials }
  /** The finger or face was not recognised. */
  | { readonly kind: 'failed' }
  /** The owner cancelled, or nothing is stored. */
  | { readonly kind: 'cancelled' | 'none' }

export interface Credentials {
  readonly user: string
  readonly password: string
}

/** The body of `POST /device`, without the user. */
export interface PushRegistration {
  readonly firebaseToken: string
  readonly deviceId: string
  readonly platform: 'android' | 'ios'
  readonly osVersion: string
  readonly isVirtual: boolean
}

declare global {
  interface Window {
    acometidaShell?: MobileShell
  }
}
