import type { Flaw, ParsedAnswer } from '@acometida/api-spec/judge/readAnswer'
import { sentHeaderNames } from '@acometida/api-spec/rules/callHeaders'
import { STANDARD_MESSAGE_ID } from '@acometida/api-spec/rules/messageId'
import type { TransportFailure } from './apiError.ts'
import { settings } from './httpSettings.ts'

/** A call as the console names it. */
export interface MadeCall {
  /** The operationId. */
  readonly operation: string
  readonly method: string
  readonly url: string
  /** The message-id, which the customer may quote. */
  readonly reference: string
}

/** A response without its body. */
type Received = Pick<Response, 'status' | 'headers'>

/**
 * Logs to the console why a call got no answer, for the developer who connects the client to an API. A page cannot tell
 * a wrong address, a server that is down, a certificate and CORS apart, so the message names all of them. Returns the
 * failure to show to the customer.
 */
export function reportSilence(call: MadeCall): TransportFailure {
  if (!navigator.onLine) {
    log(call, 'was not made: this device has no connection.')
    return { kind: 'offline' }
  }
  log(
    call,
    `could not be reached. Expected: ${EXPECTED}. Possible causes: the address (apiBase in /config.json) is wrong; the API is down; ` +
      `its certificate is not valid for this address; or its CORS rules do not let pages of ${window.location.origin} call it with ` +
      `the headers ${sentHeaders()}.`,
  )
  return { kind: 'unreachable' }
}

/** The names of the headers of calls, by commas. */
function sentHeaders(): string {
  const { headers, messageId = STANDARD_MESSAGE_ID } = settings
  return sentHeaderNames({ headers, messageId }).join(', ')
}

/** Logs a call that timed out or was given up. */
export function reportTimeout(call: MadeCall, timeoutMs: number): TransportFailure {
  log(call, `was given up without an answer. It may take ${timeoutMs / 1000} s.`)
  return { kind: 'late' }
}

/** Logs an answer whose connection broke before the body was complete. */
export function reportCutOff(call: MadeCall, response: Received): TransportFailure {
  log(
    call,
    `Expected: ${EXPECTED}. Came: ${describeResponse(response)}, and the connection ended before all of it was there.`,
  )
  return unreadable(call)
}

/**
 * Logs, once per operation, that the API does not implement it. The part of the screen that needs it fails; everything
 * else goes on.
 */
export function reportMissing(call: MadeCall, response: Received): void {
  if (reportedMissing.has(call.operation)) return
  reportedMissing.add(call.operation)
  log(
    call,
    `is missing, or apiBase in /config.json leads elsewhere: came ${describeResponse(response)}. What needs it is not available. This is said once.`,
  )
}

const reportedMissing = new Set<string>()

/** Logs an answer that is not from this API: HTML, text that is not JSON, or JSON without its result. */
export function reportForeign(call: MadeCall, response: Received, body: string): void {
  log(call, `Expected: ${EXPECTED}. Came: ${describeResponse(response)}, ${describeBody(body)}.`)
}

/** Logs an answer that breaks the contract. Names each flaw once. */
export function reportFlaws(call: MadeCall, response: Received, { flaws }: ParsedAnswer): TransportFailure {
  log(
    call,
    `Came: ${describeResponse(response)}, which is not as the contract says: ${flaws.map(describe).join('; ')}.`,
  )
  return { ...unreadable(call), lasting: true }
}

/** Logs an answer that is shown without some items of its lists. */
export function reportDropped(call: MadeCall, response: Received, { flaws, dropped }: ParsedAnswer): void {
  log(
    call,
    `Came: ${describeResponse(response)}, of which ${dropped} ${dropped === 1 ? 'item is' : 'items are'} left out, not being as the contract says: ` +
      `${flaws.map(describe).join('; ')}.`,
  )
}

/** Logs, once per operation, that fields are left out where the contract says null. They are read as null. */
export function reportNulls(call: MadeCall, response: Received, { nulls }: ParsedAnswer): void {
  warnOnce(
    call,
    'nulls',
    `Came: ${describeResponse(response)}, whose fields without a value are left out: ${nulls.map(describe).join('; ')}. They are read as null.`,
  )
}

/** Logs, once per operation, that the text of an answer is not UTF-8, so that letters are lost. */
export function reportReplaced(call: MadeCall, response: Received): void {
  warnOnce(
    call,
    'replaced',
    `Expected: UTF-8. Came: ${describeResponse(response)}, with bytes that are not UTF-8 and show as \uFFFD.`,
  )
}

/** Logs what the client copes with. */
function warnOnce(call: MadeCall, what: string, words: string): void {
  if (warned.has(`${call.operation} ${what}`)) return
  warned.add(`${call.operation} ${what}`)
  console.warn(`${describeCall(call)} ${words} This is said once. Reference ${call.reference}`)
}

const warned = new Set<string>()

function describe({ field, problem, times }: Flaw): string {
  return `${field || 'the answer'} ${problem}${times > 1 ? ` (and in ${times - 1} more)` : ''}`
}

const unreadable = ({ reference }: MadeCall): TransportFailure => ({ kind: 'unreadable', reference })

const EXPECTED = 'JSON with result.codResult'

function log(call: MadeCall, what: string): void {
  console.error(`${describeCall(call)} ${what} Reference ${call.reference}`)
}

/** Queries may hold personal data, and so may path segments with digits: a CUPS, a user id. */
function describeCall({ operation, method, url }: MadeCall): string {
  const address = url.replace(/[?#].*/s, '').replaceAll(/(?<=[^/]\/)(?!v\d)[^/:.]*\d[^/:.]*(?=\/|$)/g, '…')
  return `${operation}: ${method} ${address}`
}

function describeResponse({ status, headers }: Received): string {
  return `status ${status}, ${headers.get('content-type') ?? 'no content-type'}`
}

function describeBody(body: string): string {
  const text = body.trim()
  if (text === '') return 'nothing in it'
  if (text.startsWith('<')) return 'HTML or XML: the address may be that of a web page or a proxy'
  try {
    JSON.parse(text)
    return 'JSON without result.codResult'
  } catch {
    return /^[[{"]/.test(text) ? 'JSON that is cut off or broken' : 'text that is no JSON'
  }
}
