import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { operations } from '@acometida/api-spec/generated/operations'
import type { Exchange } from '@acometida/api-spec/judge/judge'
import type { ExampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { isObject } from '@acometida/api-spec/rules/fields'
import { makeMessageId, type MessageIdForm, STANDARD_MESSAGE_ID } from '@acometida/api-spec/rules/messageId'
import type { Control } from '../lib/controlCaller.ts'
import { type HttpAnswer, httpCall } from '../lib/httpCall.ts'
import { fieldIn, parsedJson } from '../lib/json.ts'

/** The API that a run checks against the contract. */
export interface Target {
  /** The address of the API. The paths of the contract are below it. */
  readonly url: string
  /** Whether it is the reference server, which has worlds and personas, and where calls harm nobody. */
  readonly isReference: boolean
  /** The names of the callers that can log in. */
  readonly callers: readonly string[]
  /** Opens a place for calls: a new world on the reference server, otherwise the API itself. */
  readonly open: () => Promise<Place>
}

/** A world of the reference server, or another API. Calls are made in it. */
export interface Place {
  /** Makes a call. Throws a `NoAnswer` if the API itself does not answer it, not even the second time. */
  readonly call: (operation: OperationId, call: ExampleCall, caller: Caller | null, more?: Headers) => Promise<Answered>
  /** Makes a call outside the contract, such as a preflight. Status 0 if no answer came. */
  readonly probe: (call: Probe) => Promise<HttpAnswer>
  /** Logs a caller in. Throws a `NoLogIn` if that fails. */
  readonly logIn: (name: string) => Promise<Caller>
  /** Calls the control API about this world; the path is below that of the world. Rejects on another API. */
  readonly control: Control
  readonly close: () => Promise<unknown>
}

/** Somebody with a session. */
export interface Caller {
  readonly name: string
  readonly token: string
  readonly userId: number
  readonly document: string
  /** Empty if the configuration gives a token. */
  readonly refreshToken: string
  /** When the token expires, on the scale of `performance.now()`; undefined if nobody has said it. */
  readonly goodUntilMs?: number
  /** The answers that opened the session: the log-in, and the code of the second factor. */
  readonly opened?: readonly Answered[]
}

/** A call as it was made. */
export interface Sent {
  readonly operation: OperationId
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object | undefined
}

/** A call outside the contract. */
export interface Probe {
  readonly method: string
  /** Below the address of the API. */
  readonly path: string
  readonly headers?: Headers
  readonly body?: string
}

/** A call and its answer. */
export interface Answered extends Exchange {
  readonly sent: Sent
  readonly headers: IncomingHttpHeaders
  /** The answer for which the call was made again, such as a 429; null if it was made once. */
  readonly before: Answered | null
  /** The parsed body; an empty object if it is not JSON. */
  readonly content: Readonly<Record<string, unknown>>
  /** `codResult`; empty if there is none. */
  readonly code: string
  readonly isDone: boolean
}

type Headers = Readonly<Record<string, string>>

/** The error of a caller who cannot log in. Its message gives the answer and a remedy. */
export class NoLogIn extends Error {
  /** The answers to the log-in; empty if there was none. */
  readonly answers: readonly Answered[]
  constructor(message: string, answers: readonly Answered[] = []) {
    super(message)
    this.answers = answers
  }
}

/**
 * The error of a call that the API itself did not answer, not even the second time: the connection was lost, or what
 * stands before it refused. It says nothing of the operation that was asked for.
 */
export class NoAnswer extends Error {
  readonly answered: Answered
  constructor(answered: Answered) {
    super(`${answered.sent.operation} got no answer in two tries: ${silenceOf(answered)}`)
    this.answered = answered
  }
}

/** What came in the place of an answer: `502`, `nothing within 60 s`. */
export function silenceOf({ status, durationMs = 0 }: Exchange): string {
  if (status !== 0) return String(status)
  return durationMs < TIMEOUT_MS ? 'the connection was lost' : `nothing within ${TIMEOUT_MS / 1000} s`
}

/** The settings of an API that every call of it needs. */
export interface Connection {
  readonly url: string
  readonly headers: Headers
  /** How the API wants the id of a call; by default as the contract says. */
  readonly messageId?: MessageIdForm | undefined
  /** Calls per second; 0 for no limit. */
  readonly rate: number
}

const TIMEOUT_MS = 60_000
/** The longest pause that an API may ask for. */
const MAX_PAUSE_MS = 30_000
const SHORT_PAUSE_MS = 50
let sequence = 0

/** Makes the functions that call an API no faster than `rate`. */
export function connectToApi({
  url,
  headers,
  messageId = STANDARD_MESSAGE_ID,
  rate,
}: Connection): Pick<Place, 'call' | 'probe'> {
  let free = 0
  const takeTurn = async () => {
    if (rate === 0) return
    const now = performance.now()
    free = Math.max(free, now) + 1000 / rate
    if (free - now > 1000 / rate) await pause(free - now - 1000 / rate)
  }
  return {
    call: async (operation, { path, body }, caller, more = {}) => {
      const sent: Sent = {
        operation,
        url: url + path,
        headers: withMessageId(messageId, {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          'message-id': makeMessageId(caller?.userId ?? 0, ++sequence, Math.random),
          ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
          ...more,
        }),
        body,
      }
      await takeTurn()
      const first = await send(sent)
      if (!isPassing(first)) return first
      await pause(pauseAfter(first, rate))
      await takeTurn()
      const second = { ...(await send(sent)), before: first }
      if (isPassing(second)) throw new NoAnswer(second)
      return second
    },
    probe: async ({ method, path, headers: more, body }) => {
      const call = { method, headers: { ...headers, ...more }, body, timeoutMs: TIMEOUT_MS }
      await takeTurn()
      const first = await httpCall(url + path, call).catch(() => noAnswer)
      if (!isPassing(first)) return first
      await pause(pauseAfter(first, rate))
      await takeTurn()
      return httpCall(url + path, call).catch(() => noAnswer)
    },
  }
}

/** Writes the id of a call, which the levels make as the contract says, in the form of an API. */
function withMessageId({ header, separator, first }: MessageIdForm, sent: Headers): Headers {
  const { 'message-id': id = '', ...others } = sent
  const [user = '', random = '', sequence = ''] = id.split('-')
  return { ...others, [header]: [user, random, Number(sequence) - STANDARD_MESSAGE_ID.first + first].join(separator) }
}

/** Whether an answer says nothing but that the API does not answer now. */
function isPassing({ status }: HttpAnswer): boolean {
  return [0, 429, 502, 503, 504].includes(status)
}

/** The pause that an answer asks for, milliseconds. Without one it is a second, or hardly any without a rate. */
function pauseAfter({ headers }: HttpAnswer, rate: number): number {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  if (Number.isNaN(seconds)) return rate === 0 ? SHORT_PAUSE_MS : 1000
  return Math.min(seconds * 1000, MAX_PAUSE_MS)
}

async function send(sent: Sent): Promise<Answered> {
  const started = performance.now()
  const { method } = operations[sent.operation]
  const { headers: asked, body: content } = sent
  const call = { method, headers: asked, body: content && JSON.stringify(content), timeoutMs: TIMEOUT_MS }
  const { status, body, headers } = await httpCall(sent.url, call).catch(() => noAnswer)
  const { 'content-type': type = '' } = headers
  const parsed = parsedJson(body)
  const fields = isObject(parsed) ? parsed : {}
  const code = String(fieldIn(fields['result'], 'codResult') ?? '')
  // Another status of success is drift, but still a success.
  const isDone = status >= 200 && status < 300 && operations[sent.operation].successCodes.some((each) => each === code)
  const durationMs = performance.now() - started
  return { sent, status, type, headers, body, content: fields, code, isDone, durationMs, before: null }
}

/** No answer came, or the connection ended within it. */
const noAnswer: HttpAnswer = { status: 0, body: '', headers: {} }
