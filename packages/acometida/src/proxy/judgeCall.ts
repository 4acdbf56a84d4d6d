import type { IncomingHttpHeaders } from 'node:http'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Finding } from '../conformance/cells.ts'
import { headerFlaws } from '../conformance/headerFlaws.ts'
import { saysMissing } from '../conformance/presence.ts'
import { fieldIn, parsedJson } from '../lib/json.ts'
import { headerIn, type RecordedCall, type RecordedMessage } from '../recording/recordedCall.ts'
import { type Decoded, decodeBody } from './decodeBody.ts'
import { judgeRequest } from './judgeRequest.ts'

/** The status and headers of an answer. */
export interface AnswerHead {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

/** A call as it passed, with its bodies as they were sent; null for one that was too large to keep. */
export interface PassedCall {
  readonly operation: OperationId
  /** The address of the API as the client called it, such as `http://localhost:5173/api`. */
  readonly base: string
  /** In ISO 8601 with `Z`. */
  readonly startedAt: string
  readonly durationMs: number
  readonly method: string
  /** The path below the address of the API, with the query. */
  readonly path: string
  readonly headers: RecordedMessage['headers']
  readonly body: Buffer | null
  /** Null if no answer came, or only a part of it. */
  readonly answer: (AnswerHead & { readonly body: Buffer | null }) | null
}

/** A call and its breaches of the contract. */
export interface JudgedCall {
  readonly operation: OperationId
  readonly findings: readonly Finding[]
  /** Why the answer could not be judged. */
  readonly notJudged?: string
  /** The whole call; null if it was not forwarded, or a body could not be kept. */
  readonly call: RecordedCall | null
  /** The address of the API as the client called it. */
  readonly base: string
}

/** Removes the transport encodings of a call, and checks it against the contract. */
export async function judgeCall(passed: PassedCall): Promise<JudgedCall> {
  const { operation, base, answer } = passed
  const asked = await askedBody(passed)
  const came = answer && (await decodeBody(answer.body, answer.headers['content-encoding'] ?? ''))
  const { findings, notJudged } = judgeAnswer(passed, came)
  return {
    operation,
    base,
    findings: [...requestFindings(passed, asked), ...findings],
    ...(notJudged === undefined ? {} : { notJudged }),
    call: recorded(passed, asked, came),
  }
}

/** Checks only the request of a call against the contract. */
export async function judgeAsked(passed: PassedCall): Promise<readonly Finding[]> {
  return requestFindings(passed, await askedBody(passed))
}

function askedBody({ headers, body }: PassedCall): Promise<Decoded> {
  return decodeBody(body, headerIn(headers, 'content-encoding'))
}

/** The findings in a request. A body that cannot be read has none: the target decides about it. */
function requestFindings({ operation, path }: PassedCall, asked: Decoded): readonly Finding[] {
  return Buffer.isBuffer(asked) ? judgeRequest(operation, path, asked.toString()) : []
}

function judgeAnswer(passed: PassedCall, came: Decoded | null): Pick<JudgedCall, 'findings' | 'notJudged'> {
  const { operation, durationMs, answer } = passed
  if (answer === null || came === null || came === 'damaged')
    return { findings: judge(operation, { status: 0, type: '', body: '' }) }
  if (came === 'too large') return { findings: [], notJudged: 'the body is too large' }
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers
  if (came === 'unknown encoding') return { findings: [], notJudged: `content-encoding ${encoding} is not known` }
  // The client has revalidated its cache, so there is no body.
  if (answer.status === 304) return { findings: [] }
  const { status, headers } = answer
  const body = came.toString()
  // Only a refusal and what opens something need it, and a body may be large.
  const code = status >= 400 || operations[operation].secretAnswer ? codeIn(body) : ''
  if (saysMissing({ status, code })) return { findings: [absentFinding(operation, status)] }
  const isDone = status < 300 && operations[operation].successCodes.some((each) => each === code)
  const ofHeaders = headerFlaws(operation, { status, headers, isDone }, foreignOrigin(passed))
  return { findings: [...judge(operation, { status, type, body, durationMs }), ...ofHeaders] }
}

function codeIn(body: string): string {
  return String(fieldIn(fieldIn(parsedJson(body), 'result'), 'codResult') ?? '')
}

/** The client does without an operation that is not there, so its absence is only told. */
function absentFinding(operation: OperationId, status: number): Finding {
  const got = `${status}, the answer to an unknown address`
  return { operation, where: '', rule: 'absent', severity: 'drift', expected: 'an operation that the API has', got }
}

/** The origin of the page that called, if a browser keeps answers of the API from it; null if it is that of the API. */
function foreignOrigin({ base, headers }: PassedCall): string | null {
  const origin = headerIn(headers, 'origin')
  const site = headerIn(headers, 'sec-fetch-site')
  if (origin === '' || site === 'same-origin') return null
  return site === '' && origin === new URL(base).origin ? null : origin
}

function recorded(
  { operation, startedAt, durationMs, method, path, headers, answer }: PassedCall,
  asked: Decoded,
  came: Decoded | null,
): RecordedCall | null {
  if (!Buffer.isBuffer(asked) || (came !== null && !Buffer.isBuffer(came))) return null
  return {
    operation,
    startedAt,
    durationMs,
    request: { method, path, headers, body: asked },
    response: { status: answer?.status ?? 0, headers: pairsOf(answer?.headers ?? {}), body: came ?? Buffer.alloc(0) },
  }
}

function pairsOf(headers: IncomingHttpHeaders): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  )
}
