import { makeMessageId, STANDARD_MESSAGE_ID } from '@acometida/api-spec/rules/messageId'
import { after, syncServerClock } from '#src/base/clock.ts'
import { ApiError, type CodeOf } from './call/apiError.ts'
import { limitOf, updateLimit } from './call/callLimit.ts'
import {
  type MadeCall,
  reportCutOff,
  reportFlaws,
  reportForeign,
  reportDropped,
  reportMissing,
  reportNulls,
  reportReplaced,
  reportSilence,
  reportTimeout,
} from './call/callReport.ts'
import { withDropped, noteDropped } from './call/dropped.ts'
import { settings } from './call/httpSettings.ts'
import { hasNoUsers, isMissing, type Outcome, outcomeOf } from './call/outcome.ts'
import { reportError } from './error.store.ts'
import { announceChanges } from './query/changed.ts'
import { whenAnswersCleared } from './query/clearAnswers.ts'
import { watchSlowCall } from './query/slowCalls.store.ts'

/** The options of a call, in addition to those of fetch. */
export interface CallOptions extends RequestInit {
  /** The operationId. The answer is checked against its contract. Set by the generated functions. */
  readonly operation?: string
  /** Timeout, milliseconds. One minute by default. */
  readonly timeoutMs?: number
  /** The reads whose answers the call may change, by operationId. Set by the generated functions. */
  readonly changes?: readonly string[]
  /**
   * The server keeps the answer to such a call of a session, so that the call may be repeated under its message-id. Set
   * by the generated functions.
   */
  readonly repeatable?: boolean
  /**
   * The call uses the session of the person who acts, not of the user acted for. Set by the generated functions for
   * operations of staff and managers.
   */
  readonly staff?: boolean
  /**
   * The message-id of an earlier attempt without a known outcome. The server runs the call once. From `nextMessageId`.
   */
  readonly messageId?: string
  /** Receives the sent share of a text body, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** The error of a generated hook, from the failure body of its operation. */
export type ErrorType<Body> = ApiError<CodeOf<Body>>

const MINUTE_MS = 60_000
let calls = 0
// Each session counts anew, and so does each user acted for.
whenAnswersCleared(() => (calls = 0))

/**
 * Makes a call. All generated hooks go through it. Returns the success and throws an `ApiError` for everything else. A
 * call with its own `Authorization` header keeps it, and one with `credentials: 'omit'` is a visitor's; a refusal of
 * either says nothing about the session. The reads that the call changes are refetched before it returns, and also
 * after a call without an answer, which may have taken effect. A repeatable call is sent a second time before it counts
 * as unanswered. An answer that breaks the contract is a failure: nothing of it reaches a screen, and the console names
 * its flaws. Lists that may be shown in part lose only their broken items. A service that must not be asked for now is
 * not asked: the call fails like one that was answered 429.
 */
export async function http<T>(path: string, { changes = [], staff = false, ...options }: CallOptions): Promise<T> {
  const started = performance.now()
  const service = serviceOf(path)
  const { token: bearer, userId } = settings.caller(staff)
  // Whoever was told to wait may log out all the same.
  if (service !== 'tokens' && limitOf(service) > 0) throw new ApiError({ code: '9002', service, status: 429 })
  const hasOwnCredentials = options.credentials === 'omit' || new Headers(options.headers).has('authorization')
  const token = hasOwnCredentials ? null : bearer
  const outcome = await send<T>(path, options, { service, token, userId })
  const code = outcome.ok ? '0000' : outcome.error.code
  // Nothing works any more, so it is said whatever the screen shows.
  if (!outcome.ok && code === 'WORLD_UNKNOWN') reportError(outcome.error)
  settings.onCall?.({ service, code, durationMs: performance.now() - started })
  if (outcome.ok) {
    await announceChanges(changes)
    return outcome.value
  }
  if (outcome.error.status === 0 || outcome.error.transportFailure) void announceChanges(changes)
  if (token !== null && MAY_BE_GONE.has(code)) void announceChanges(['listSupplyPoints'])
  // A refused refresh does not end the session: the access token may still be valid.
  if (token !== null && service !== 'tokens') await tellSession(outcome.error, token)
  throw outcome.error
}

/**
 * The supply is not among those of the caller, or has no data. The API also gives the latter for a foreign supply, so
 * its holder may have withdrawn access.
 */
const MAY_BE_GONE: ReadonlySet<string> = new Set(['TS01000004', '1007', '1008'])

/**
 * Only a 401 ends a session. Any other 9002 may be a failure of the call alone. A missing operation says nothing about
 * the caller, and who asks too often is not to ask more.
 */
async function tellSession({ code, status }: ApiError, token: string): Promise<void> {
  if (code !== '9002') return
  if (status === 401) await settings.onSessionExpired?.(token)
  else if (!isMissing(status) && status !== 429) await settings.onRefused?.(token)
}

/** The service of a path: its first segment, without the version. `/v1.0/mails/3/send` is mails. */
export function serviceOf(path: string): string {
  const [address = ''] = path.split('?')
  return address.split('/').find((segment) => segment !== '' && !/^v\d/.test(segment)) ?? ''
}

/** The message-id for the next call of the caller: `7-aKam6lnQyNS9X9U-1`, which begins with the user id. */
export function nextMessageId(userId = settings.caller().userId): string {
  const { messageId = STANDARD_MESSAGE_ID } = settings
  return makeMessageId(userId, messageId.first + calls++, Math.random, messageId)
}

async function send<T>(
  path: string,
  { timeoutMs = MINUTE_MS, repeatable = false, operation = '', messageId, onProgress, ...options }: CallOptions,
  { service, token, userId }: { readonly service: string; readonly token: string | null; readonly userId: number },
): Promise<Outcome<T>> {
  const headers = new Headers(options.headers)
  for (const [name, value] of Object.entries(settings.headers)) headers.set(name, value)
  const reference = messageId ?? nextMessageId(userId)
  headers.set((settings.messageId ?? STANDARD_MESSAGE_ID).header, reference)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const giveUp = new AbortController()
  const abortSignals = [giveUp.signal, AbortSignal.timeout(timeoutMs)]
  const signal = AbortSignal.any(options.signal ? [options.signal, ...abortSignals] : abortSignals)
  const answered = watchSlowCall(giveUp, options.body)
  const call = {
    operation,
    service,
    method: options.method ?? 'GET',
    url: settings.baseUrl + path,
    reference,
    timeoutMs,
    onProgress,
    querySignal: options.signal,
  }
  const attempt = () => tryOnce<T>(call, { ...options, headers, signal, cache: 'no-store' })
  try {
    const first = await attempt()
    // The server runs a repeated call of a visitor twice.
    if (!repeatable || token === null || first.retryAfterMs === null) return first.outcome
    await pause(first.retryAfterMs, signal)
    return (await attempt()).outcome
  } finally {
    answered()
  }
}

interface Attempt<T> {
  readonly outcome: Outcome<T>
  /**
   * Delay before a second attempt, milliseconds: the outcome is unknown, or the server was busy. Null if the call is
   * finished.
   */
  readonly retryAfterMs: number | null
}

interface Sent extends MadeCall {
  readonly service: string
  readonly timeoutMs: number
  readonly onProgress: ((share: number) => void) | undefined
  /** The signal of the query that makes the call. */
  readonly querySignal: AbortSignal | null | undefined
}

type SentRequest = RequestInit & { readonly headers: Headers; readonly signal: AbortSignal }

async function tryOnce<T>(call: Sent, request: SentRequest): Promise<Attempt<T>> {
  // The module loads while the server works.
  const loadingJudge = import('@acometida/api-spec/judge/readAnswer').catch(() => null)
  let response: Response | undefined
  try {
    // A screen begins with up to twenty reads. Each is sent in a task of its own, so that a click in between does not
    // wait for all. Safari has no such tasks.
    if (call.method === 'GET' && 'scheduler' in window) await window.scheduler.yield?.()
    request.signal.throwIfAborted()
    response = await fetchAnswer(call, request)
    const body = await response.text()
    // A proxy that refuses a call may have another clock.
    if (response.ok) syncServerClock(response.headers.get('date'))
    if (body.includes(REPLACED)) reportReplaced(call, response)
    const outcome = outcomeOf<T>(response.status, body, call.service, call.reference)
    updateLimit(call.service, !outcome.ok && outcome.isForeign, response)
    if (isMissing(response.status)) reportMissing(call, response)
    else if (!outcome.ok && outcome.isForeign) reportForeign(call, response, body)
    const retryAfterMs = PASSING_STATUSES.has(response.status) ? requestedPause(response) : null
    return { outcome: checked(outcome, call, response, await loadingJudge), retryAfterMs }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    const { aborted } = request.signal
    const transportFailure = aborted
      ? reportTimeout(call, call.timeoutMs)
      : response
        ? reportCutOff(call, response)
        : reportSilence(call)
    const error = new ApiError({ code: 'XXX', service: call.service, status: 0, transportFailure })
    return { outcome: { ok: false, error, isForeign: false }, retryAfterMs: aborted ? null : PAUSE_MS }
  }
}

/** Sends a request. One with progress goes through XMLHttpRequest, whose code loads with the first such call. */
async function fetchAnswer({ url, onProgress }: Sent, request: SentRequest): Promise<Response> {
  const { body } = request
  if (!onProgress || typeof body !== 'string') return fetch(url, request)
  const { uploadFetch } = await import('./call/uploadFetch.ts')
  request.signal.throwIfAborted()
  return uploadFetch(url, { ...request, body }, onProgress)
}

/**
 * Checks a success against the contract. The checker's code may be gone after a new release: that is the failure -0001.
 */
function checked<T>(outcome: Outcome<T>, call: Sent, response: Response, judge: Judge | null): Outcome<T> {
  if (!outcome.ok) return outcome
  const { service } = call
  const { status } = response
  const fail = (error: ApiError): Outcome<T> => ({ ok: false, error, isForeign: false })
  // A list of users without a match is a success without the list.
  if (USER_LISTS.has(call.operation) && hasNoUsers(outcome.value)) return outcome
  if (judge === null) return fail(new ApiError({ code: '-0001', service: '', status }))
  const answer = judge.readAnswer(call.operation, outcome.value)
  if (answer.value === undefined)
    return fail(new ApiError({ code: 'XXX', service, status, transportFailure: reportFlaws(call, response, answer) }))
  if (answer.nulls.length > 0) reportNulls(call, response, answer)
  if (answer.dropped === 0) return { ok: true, value: answer.value as T } // it meets the contract
  reportDropped(call, response, answer)
  const dropped = { count: answer.dropped, reference: call.reference }
  noteDropped(call.querySignal, dropped)
  // The rest of the answer meets the contract.
  return { ok: true, value: withDropped(answer.value as T, dropped) }
}

/** What the browser puts in the place of bytes that are not UTF-8. */
const REPLACED = '\uFFFD'

const USER_LISTS: ReadonlySet<string> = new Set(['searchUsers', 'searchUserByParam', 'listUserRoles'])

type Judge = typeof import('@acometida/api-spec/judge/readAnswer')

/** A gateway without an answer, or a busy server. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])
const PAUSE_MS = 1_000
/** The longest delay that a customer is asked to wait. */
const MAX_PAUSE_MS = 5_000

/** The delay that the server asks for, milliseconds. Null if it is too long to wait. */
function requestedPause({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? PAUSE_MS / 1000)
  const pauseMs = Number.isNaN(seconds) ? PAUSE_MS : seconds * 1000
  return pauseMs <= MAX_PAUSE_MS ? pauseMs : null
}

/** Waits for the delay, or until the call is aborted. */
function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = after(pauseMs, resolve)
    const stop = () => {
      cancel()
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
