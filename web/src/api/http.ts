import { makeMessageId } from '@acometida/api-spec/rules/messageId'
import { ApiError, type CodeOf } from './apiError.ts'
import { tellChanged } from './changed.ts'
import { settings } from './httpSettings.ts'
import { outcomeOf } from './outcome.ts'

/** What a call may be told beside what fetch takes. */
export interface CallOptions extends RequestInit {
  /** After so long without an answer the call has failed, milliseconds. A minute where nothing is said. */
  readonly timeoutMs?: number
  /** The reads whose answers may differ after the call, by operationId. The generated functions say so. */
  readonly changes?: readonly string[]
}

/** What a generated hook fails with, by the type of the body that its operation answers then. */
export type ErrorType<Body> = ApiError<CodeOf<Body>>

const MINUTE_MS = 60_000
let sequence = 0

/**
 * The one function through which the generated hooks call the API. It returns the success and throws an `ApiError`
 * for everything else. A call that brings its own `Authorization` header keeps it, and one with `credentials: 'omit'` is
 * made as a visitor's; what they are refused says nothing about the session. What a call has changed is asked again before
 * it returns; one without an answer may have been dealt with, so what it may have changed is asked again as well.
 */
export async function http<T>(path: string, { changes = [], ...options }: CallOptions): Promise<T> {
  const started = performance.now()
  const service = serviceOf(path)
  const { token: bearer, userId } = settings.caller()
  const token = isOfItsOwn(options) ? null : bearer
  const outcome = await send<T>(path, options, { service, token, userId })
  const code = outcome.ok ? '0000' : outcome.error.code
  settings.onCall?.({ service, code, durationMs: performance.now() - started })
  if (outcome.ok) {
    await tellChanged(changes)
    return outcome.value
  }
  if (outcome.error.status === 0) void tellChanged(changes)
  // A refused refresh ends nothing by itself: the access token may still be good.
  if (token !== null && service !== 'tokens') await tellSession(outcome.error, token)
  throw outcome.error
}

/** Only 401 ends a session. Whatever else is 9002 may be the call's own failure. */
async function tellSession({ code, status }: ApiError, token: string): Promise<void> {
  if (code !== '9002') return
  if (status === 401) await settings.onSessionExpired?.(token)
  else await settings.onRefused?.(token)
}

/** The name of the service that a path belongs to: its first segment, without version. `/v1.0/mails/3/send` is mails. */
export function serviceOf(path: string): string {
  return (
    path
      .split('?')[0]
      ?.split('/')
      .find((segment) => segment !== '' && !/^v\d/.test(segment)) ?? ''
  )
}

function isOfItsOwn({ headers, credentials }: RequestInit): boolean {
  return credentials === 'omit' || new Headers(headers).has('authorization')
}

interface Sender {
  readonly service: string
  readonly token: string | null
  readonly userId: number
}

async function send<T>(
  path: string,
  { timeoutMs = MINUTE_MS, ...options }: CallOptions,
  { service, token, userId }: Sender,
) {
  sequence += 1
  const headers = new Headers(options.headers)
  for (const [name, value] of Object.entries(settings.headers)) headers.set(name, value)
  headers.set('message-id', makeMessageId(userId, sequence, Math.random))
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    const response = await fetch(settings.baseUrl + path, { ...options, headers, signal, cache: 'no-store' })
    return outcomeOf<T>(response.status, await response.text(), service)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    return { ok: false as const, error: new ApiError({ code: 'XXX', service, status: 0 }) }
  }
}
