/**
 * What the shell of the mobile app puts on the window before the client starts: the device, as far as the client uses
 * it. A browser has none, and the client then loads nothing of what the app adds.
 */
export interface MobileShell {
  readonly platform: 'android' | 'ios'
  /** The app's own version, as its store has it: `4.1.0`. */
  readonly version: string
  /** Takes away the picture that the system shows while the app starts. */
  readonly hideSplash: () => void
  /** Opens the app's page of its store, or the system's own sheet for a rating. */
  readonly openStore: (url: string) => void
  readonly biometry: ShellBiometry
  /**
   * Asks the system for the permission to show push messages, once; null where the user or the system refuses. The
   * token is that of the store the app came from: Firebase on Android, Apple's service by way of Firebase on iOS.
   */
  readonly requestPush: () => Promise<PushRegistration | null>
  /**
   * Told of each address that the system opens the app with, and first of the one that started it. Gives the way to
   * stop. Of several listeners one after the other, each address reaches one. A shell that was wrapped before there was
   * this has neither.
   */
  readonly onAddress?: (opened: (address: string) => void) => () => void
  /**
   * Told of the page of each push message that is tapped, also of the one that started the app. Gives the way to stop.
   */
  readonly onNotice?: (tapped: (target: string) => void) => () => void
}

/** One pair of user and password, in the key store of the system. It never reaches the storage of the browser. */
export interface ShellBiometry {
  /** What the device knows its owner by; null where it has no sensor, or nobody is enrolled. */
  readonly type: () => Promise<BiometryType | null>
  /** Whether exactly this pair is stored, or without one, whether any is. It asks nobody and gives nothing away. */
  readonly holds: (credentials?: Credentials) => Promise<boolean>
  /** Stores a pair in the place of the last one. False where the system refuses. */
  readonly save: (credentials: Credentials) => Promise<boolean>
  /** Has the system ask for the finger or the face in these words, and gives the pair. */
  readonly read: (words: PromptWords) => Promise<BiometryAnswer>
  readonly clear: () => Promise<void>
}

/** What the prompt of the system says, in the language of the client. */
export interface PromptWords {
  readonly title: string
  readonly cancel: string
}

export type BiometryType = 'fingerprint' | 'face'

export type BiometryAnswer =
  | { readonly kind: 'recognised'; readonly credentials: Credentials }
  /** It was not who it should be. */
  | { readonly kind: 'failed' }
  /** The owner thought better of it, or nothing is stored any more. */
  | { readonly kind: 'cancelled' | 'none' }

export interface Credentials {
  readonly user: string
  readonly password: string
}

/** What `POST /device` takes, but for the user. */
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
