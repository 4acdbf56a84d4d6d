/** What the calls need from the rest of the client. It is given once, at start. */
interface HttpSettings {
  /** Address of the API without a slash at its end: `/api`, or that of the real API. */
  readonly baseUrl: string
  /** Headers that tell the API who asks, such as client-id and application. */
  readonly headers: Readonly<Record<string, string>>
  /**
   * The bearer of the session and the id of its user; null and 0 for a visitor. `staff`: of whoever acts for the user,
   * if anybody does.
   */
  readonly caller: (staff?: boolean) => { readonly token: string | null; readonly userId: number }
  /** Told of each call's service, outcome and duration in milliseconds. */
  readonly onCall?: (event: CallEvent) => void
  /**
   * Awaited when a call was answered with 401, with the bearer that was refused: it may be of a session that is over.
   */
  readonly onSessionExpired?: (token: string) => void | Promise<void>
  /**
   * Awaited when a call is 9002 for any other reason, with its bearer: the session may be over, or the call was refused
   * alone.
   */
  readonly onRefused?: (token: string) => Promise<void>
}

export interface CallEvent {
  readonly service: string
  readonly code: string
  readonly durationMs: number
}

/** What all calls share. It is apart from them, because the log-in begins before there is a call to make. */
export let settings: HttpSettings = { baseUrl: '/api', headers: {}, caller: () => ({ token: null, userId: 0 }) }

/** Sets what all calls share. Called once before the first call. */
export function configureHttp(next: HttpSettings): void {
  settings = next
}
