import { makeMessageId } from '@acometida/api-spec/rules/messageId'
import { ApiError, type CodeOf } from './apiError.ts'
import {
  isMissing,
  type MadeCall,
  reportCutOff,
  reportFlaws,
  reportForeign,
  reportLeftOut,
  reportMissing,
  reportSilence,
  reportTimeout,
} from './callReport.ts'
import { tellChanged } from './changed.ts'
import { whenForgetting } from './forget.ts'
import { settings } from './httpSettings.ts'
import { lacking, noteLeftOut } from './leftOut.ts'
import { foundNobody, type Outcome, outcomeOf } from './outcome.ts'
import { watchSlowness } from './slowCalls.store.ts'
import { after, takeServerTime } from '#src/base/clock.ts'

/** What a call may be told beside what fetch takes. */
export interface CallOptions extends RequestInit {
  /** The operationId: its answer is held to the contract. The generated functions say so. */
  readonly operation?: string
  /** After so long without an answer the call has failed, milliseconds. A minute where nothing is said. */
  readonly timeoutMs?: number
  /** The reads whose answers may differ after the call, by operationId. The generated functions say so. */
  readonly changes?: readonly string[]
  /**
   * The server keeps how it answers such a call of a session, so that it may come again under its id. The generated
   * functions say so.
   */
  readonly repeatable?: boolean
  /**
   * Made by whoever acts for the user in view, and not for that user. The generated functions say so of what only staff
   * and managers may call.
   */
  readonly staff?: boolean
  /**
   * The id of a call whose end nobody knows, where this one is the same again: the server does not do it twice. Of
   * `nextMessageId`.
   */
  readonly messageId?: string
  /** Told how much of a text body is on its way, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** What a generated hook fails with, by the type of the body that its operation answers then. */
export type ErrorType<Body> = ApiError<CodeOf<Body>>

const MINUTE_MS = 60_000
let sequence = 0
// Each session counts from 1, and so does each person for whom somebody acts.
whenForgetting(() => (sequence = 0))

/**
 * The one function through which the generated hooks call the API. It returns the success and throws an `ApiError` for
 * everything else. A call that brings its own `Authorization` header keeps it, and one with `credentials: 'omit'` is
 * made as a visitor's; what they are refused says nothing about the session. What a call has changed is asked again
 * before it returns; one without an answer may have been dealt with, so what it may have changed is asked again as
 * well. One that may come again under its id is sent once more before it counts as such. An answer that is not as the
 * contract says is a failure: nothing of it reaches a screen, and the console says what is wrong with it. Items of a
 * list that may be shown in part are left out alone.
 */
export async function http<T>(path: string, { changes = [], staff = false, ...options }: CallOptions): Promise<T> {
  const started = performance.now()
  const service = serviceOf(path)
  const { token: bearer, userId } = settings.caller(staff)
  const token = isOfItsOwn(options) ? null : bearer
  const outcome = await send<T>(path, options, { service, token, userId })
  const code = outcome.ok ? '0000' : outcome.error.code
  settings.onCall?.({ service, code, durationMs: performance.now() - started })
  if (outcome.ok) {
    await tellChanged(changes)
    return outcome.value
  }
  if (outcome.error.status === 0 || outcome.error.trouble) void tellChanged(changes)
  if (token !== null && MAY_BE_GONE.has(code)) void tellChanged(['listSupplyPoints'])
  // A refused refresh ends nothing by itself: the access token may still be good.
  if (token !== null && service !== 'tokens') await tellSession(outcome.error, token)
  throw outcome.error
}

/**
 * No such supply among those of the caller; and nothing to tell of it, which is said of another's supply as well. Its
 * holder may have withdrawn it from whoever is looking at it.
 */
const MAY_BE_GONE: ReadonlySet<string> = new Set(['TS01000004', '1007', '1008'])

/**
 * Only 401 ends a session. Whatever else is 9002 may be the call's own failure, and what is missing says nothing of the
 * caller.
 */
async function tellSession({ code, status }: ApiError, token: string): Promise<void> {
  if (code !== '9002') return
  if (status === 401) await settings.onSessionExpired?.(token)
  else if (!isMissing(status)) await settings.onRefused?.(token)
}

/**
 * The name of the service that a path belongs to: its first segment, without version. `/v1.0/mails/3/send` is mails.
 */
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

/** The id of a call of the caller that has not been made yet. */
export function nextMessageId(userId = settings.caller().userId): string {
  sequence += 1
  return makeMessageId(userId, sequence, Math.random)
}

async function send<T>(
  path: string,
  { timeoutMs = MINUTE_MS, repeatable = false, operation = '', messageId, onProgress, ...options }: CallOptions,
  { service, token, userId }: Sender,
): Promise<Outcome<T>> {
  const headers = new Headers(options.headers)
  for (const [name, value] of Object.entries(settings.headers)) headers.set(name, value)
  const reference = messageId ?? nextMessageId(userId)
  headers.set('message-id', reference)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const giveUp = new AbortController()
  const ends = [giveUp.signal, AbortSignal.timeout(timeoutMs)]
  const signal = AbortSignal.any(options.signal ? [options.signal, ...ends] : ends)
  const answered = watchSlowness(giveUp, options.body)
  const call = {
    operation,
    service,
    method: options.method ?? 'GET',
    url: settings.baseUrl + path,
    reference,
    timeoutMs,
    onProgress,
    question: options.signal,
  }
  const attempt = () => tryOnce<T>(call, { ...options, headers, signal, cache: 'no-store' })
  try {
    const first = await attempt()
    // To a visitor the server would do it twice.
    if (!repeatable || token === null || first.againInMs === null) return first.outcome
    await pause(first.againInMs, signal)
    return (await attempt()).outcome
  } finally {
    answered()
  }
}

interface Attempt<T> {
  readonly outcome: Outcome<T>
  /**
   * Nobody knows what became of it, or it came at a bad time: so long after it may come again. Null where it is over.
   */
  readonly againInMs: number | null
}

interface Sent extends MadeCall {
  readonly service: string
  readonly timeoutMs: number
  readonly onProgress: ((share: number) => void) | undefined
  /** The signal of whoever asks. */
  readonly question: AbortSignal | null | undefined
}

type Sending = RequestInit & { readonly headers: Headers; readonly signal: AbortSignal }

async function tryOnce<T>(call: Sent, request: Sending): Promise<Attempt<T>> {
  // It comes while the server works.
  const judging = import('./judge.ts').catch(() => null)
  let response: Response | undefined
  try {
    request.signal.throwIfAborted()
    response = await answerOf(call, request)
    const body = await response.text()
    // What refuses a call in front of the server has a clock of its own.
    if (response.ok) takeServerTime(response.headers.get('date'))
    const outcome = outcomeOf<T>(response.status, body, call.service, call.reference)
    if (isMissing(response.status)) reportMissing(call, response)
    else if (!outcome.ok && outcome.isForeign) reportForeign(call, response, body)
    const againInMs = PASSING_STATUSES.has(response.status) ? askedPause(response) : null
    return { outcome: judged(outcome, call, response, await judging), againInMs }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    const { aborted } = request.signal
    const trouble = aborted
      ? reportTimeout(call, call.timeoutMs)
      : response
        ? reportCutOff(call, response)
        : reportSilence(call)
    const error = new ApiError({ code: 'XXX', service: call.service, status: 0, trouble })
    return { outcome: { ok: false, error, isForeign: false }, againInMs: aborted ? null : PAUSE_MS }
  }
}

/** What tells its progress is asked for in another way, whose code comes with the first of them. */
async function answerOf({ url, onProgress }: Sent, request: Sending): Promise<Response> {
  const { body } = request
  if (!onProgress || typeof body !== 'string') return fetch(url, request)
  const { uploadFetch } = await import('./uploadFetch.ts')
  request.signal.throwIfAborted()
  return uploadFetch(url, { ...request, body }, onProgress)
}

/**
 * A success that the contract allows. The code that judges it may be gone with a new release: that is the failure
 * -0001.
 */
function judged<T>(outcome: Outcome<T>, call: Sent, response: Response, judge: Judge | null): Outcome<T> {
  if (!outcome.ok) return outcome
  const { service } = call
  const { status } = response
  const fail = (error: ApiError): Outcome<T> => ({ ok: false, error, isForeign: false })
  // Nobody found is a success without what is found.
  if (USER_LISTS.has(call.operation) && foundNobody(outcome.value)) return outcome
  if (judge === null) return fail(new ApiError({ code: '-0001', service: '', status }))
  const reading = judge.readAnswer(call.operation, outcome.value)
  if (reading.value === undefined)
    return fail(new ApiError({ code: 'XXX', service, status, trouble: reportFlaws(call, response, reading) }))
  if (reading.leftOut === 0) return outcome
  reportLeftOut(call, response, reading)
  const leftOut = { count: reading.leftOut, reference: call.reference }
  noteLeftOut(call.question, leftOut)
  // What is left of it is as the contract says.
  return { ok: true, value: lacking(reading.value as T, leftOut) }
}

const USER_LISTS: ReadonlySet<string> = new Set(['searchUsers', 'searchUserByParam', 'listUserRoles'])

type Judge = typeof import('./judge.ts')

/** A gateway that got no answer, and a server that is busy. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])
const PAUSE_MS = 1_000
/** Nobody is kept waiting for longer. */
const LONGEST_PAUSE_MS = 5_000

/** When a server wants to be asked again; null where that is too long to wait for. */
function askedPause({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? PAUSE_MS / 1000)
  const pauseMs = Number.isNaN(seconds) ? PAUSE_MS : seconds * 1000
  return pauseMs <= LONGEST_PAUSE_MS ? pauseMs : null
}

/** Waits, or until the call is given up. */
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
