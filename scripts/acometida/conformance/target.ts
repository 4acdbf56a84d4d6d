import { setTimeout as pause } from 'node:timers/promises'
import { isObject } from '@acometida/api-spec/rules/fields'
import { operations } from '@acometida/api-spec/generated/operations'
import type { Exchange } from '@acometida/api-spec/judge/judge'
import { makeMessageId, type MessageIdForm, STANDARD_MESSAGE_ID } from '@acometida/api-spec/rules/messageId'
import type { ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Control } from '../../lib/controlCaller.ts'
import { type HttpAnswer, httpCall } from '../../lib/httpCall.ts'
import { fieldIn, parsedJson } from '../../lib/json.ts'

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
  readonly call: (operation: OperationId, call: ExampleCall, caller: Caller | null, more?: Headers) => Promise<Answered>
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
}

/** A call as it was made. */
export interface Sent {
  readonly operation: OperationId
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object | undefined
}

/** A call and its answer. */
export interface Answered extends Exchange {
  readonly sent: Sent
  /** The parsed body; an empty object if it is not JSON. */
  readonly content: Readonly<Record<string, unknown>>
  /** `codResult`; empty if there is none. */
  readonly code: string
  readonly isDone: boolean
}

type Headers = Readonly<Record<string, string>>

/** The error of a caller who cannot log in. Its message gives the answer and a remedy. */
export class NoLogIn extends Error {}

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
let sequence = 0

/** Makes a function that calls an API no faster than `rate`. Retries a call once if the API asks it to wait. */
export function callerOf({ url, headers, messageId = STANDARD_MESSAGE_ID, rate }: Connection): Place['call'] {
  let free = 0
  const takeTurn = async () => {
    if (rate === 0) return
    const now = performance.now()
    free = Math.max(free, now) + 1000 / rate
    if (free - now > 1000 / rate) await pause(free - now - 1000 / rate)
  }
  return async (operation, { path, body }, caller, more = {}) => {
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
    if (first.retryAfterMs === null) return first.answered
    await pause(first.retryAfterMs)
    return (await send(sent)).answered
  }
}

/** Writes the id of a call, which the levels make as the contract says, in the form of an API. */
function withMessageId({ header, separator, first }: MessageIdForm, sent: Headers): Headers {
  const { 'message-id': id = '', ...others } = sent
  const [user = '', random = '', sequence = ''] = id.split('-')
  return { ...others, [header]: [user, random, Number(sequence) - STANDARD_MESSAGE_ID.first + first].join(separator) }
}

async function send(sent: Sent): Promise<{ answered: Answered; retryAfterMs: number | null }> {
  const started = performance.now()
  const { method } = operations[sent.operation]
  const { headers, body: asked } = sent
  const call = { method, headers, body: asked && JSON.stringify(asked), timeoutMs: TIMEOUT_MS }
  const { status, body, headers: came } = await httpCall(sent.url, call).catch(() => noAnswer)
  const { 'content-type': type = '', 'retry-after': retryAfter } = came
  const parsed = parsedJson(body)
  const content = isObject(parsed) ? parsed : {}
  const code = String(fieldIn(content['result'], 'codResult') ?? '')
  // Another status of success is drift, but still a success.
  const isDone = status >= 200 && status < 300 && operations[sent.operation].successCodes.some((each) => each === code)
  const answered = { sent, status, type, body, content, code, isDone, durationMs: performance.now() - started }
  const seconds = status === 429 || status === 503 ? Number(retryAfter ?? 1) : Number.NaN
  return { answered, retryAfterMs: Number.isNaN(seconds) ? null : Math.min(seconds * 1000, MAX_PAUSE_MS) }
}

/** No answer came, or the connection ended within it. */
const noAnswer: HttpAnswer = { status: 0, body: '', headers: {} }
