import type { MessageIdForm } from '@acometida/api-spec/rules/messageId'

/** The settings that all calls share. Set once at start. */
interface HttpSettings {
  /** Base address of the API without a trailing slash: `/api`, or that of the real API. */
  readonly baseUrl: string
  /** Headers that identify the application, such as client-id and application. */
  readonly headers: Readonly<Record<string, string>>
  /** The header of the id of a call, and its form. The default is the contract's. */
  readonly messageId?: MessageIdForm
  /**
   * The access token and the user id of the session; null and 0 for a visitor. `staff` selects the session of the
   * person who acts, if there is one.
   */
  readonly caller: (staff?: boolean) => { readonly token: string | null; readonly userId: number }
  /** Called after each call with its service, code and duration. */
  readonly onCall?: (event: CallEvent) => void
  /** Awaited after a 401, with the refused token, which may be of a session that is over. */
  readonly onSessionExpired?: (token: string) => void | Promise<void>
  /**
   * Awaited after a 9002 with another status, with its token: either the session is over or this call alone was
   * refused.
   */
  readonly onRefused?: (token: string) => Promise<void>
}

export interface CallEvent {
  readonly service: string
  readonly code: string
  readonly durationMs: number
}

/**
 * The settings of all calls. In a module of its own because the log-in starts before the code that makes calls is
 * loaded.
 */
export let settings: HttpSettings = { baseUrl: '/api', headers: {}, caller: () => ({ token: null, userId: 0 }) }

/** Sets what all calls share. Called once, before the first call. */
export function configureHttp(next: HttpSettings): void {
  settings = next
}
