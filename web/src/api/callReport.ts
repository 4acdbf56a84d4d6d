import type { Trouble } from './apiError.ts'
import type { Flaw, Reading } from './judge.ts'

/** A call as the console names it. */
export interface MadeCall {
  /** The operationId. */
  readonly operation: string
  readonly method: string
  readonly url: string
  /** Its message-id, which the customer may quote. */
  readonly reference: string
}

/** What came, without its content. */
type Came = Pick<Response, 'status' | 'headers'>

/**
 * Says in the console, in a line for whoever connects the client with an API, why a call got no answer. A page cannot
 * tell a wrong address, a server that is down, a certificate and CORS apart, so all of them are named. Returns what the
 * customer is told.
 */
export function reportSilence(call: MadeCall): Trouble {
  if (!navigator.onLine) {
    say(call, 'was not made: this device has no connection.')
    return { kind: 'offline' }
  }
  say(
    call,
    `could not be reached. Expected: ${EXPECTED}. Possible causes: the address (apiBase in /config.json) is wrong; the API is down; ` +
      `its certificate is not valid for this address; or its CORS rules do not let pages of ${window.location.origin} call it with ` +
      'the headers application, authorization, client-id, content-type and message-id.',
  )
  return { kind: 'unreachable' }
}

/** The same of an answer that took too long, or that nobody waits for any more. */
export function reportTimeout(call: MadeCall, timeoutMs: number): Trouble {
  say(call, `was given up without an answer. It may take ${timeoutMs / 1000} s.`)
  return { kind: 'late' }
}

/** The same of an answer whose connection ended before all of it was there. */
export function reportCutOff(call: MadeCall, came: Came): Trouble {
  say(call, `Expected: ${EXPECTED}. Came: ${heads(came)}, and the connection ended before all of it was there.`)
  return unreadable(call)
}

/**
 * Says once of each operation that the API answers as if it had none such. What needs it fails where it stands, and
 * everything else goes on.
 */
export function reportMissing(call: MadeCall, came: Came): void {
  if (missing.has(call.operation)) return
  missing.add(call.operation)
  say(
    call,
    `is missing, or apiBase in /config.json leads elsewhere: came ${heads(came)}. What needs it is not available. This is said once.`,
  )
}

/** The statuses of an address that nobody answers, of another method, and of what was not written. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 405 || status === 501
}

const missing = new Set<string>()

/** The same of an answer that is not one of this API: HTML, text that is no JSON, or JSON without its result. */
export function reportForeign(call: MadeCall, came: Came, body: string): void {
  say(call, `Expected: ${EXPECTED}. Came: ${heads(came)}, ${kindOf(body)}.`)
}

/** The same of an answer that the contract does not allow: all that is wrong with it, each once. */
export function reportFlaws(call: MadeCall, came: Came, { flaws }: Reading): Trouble {
  say(call, `Came: ${heads(came)}, which is not as the contract says: ${flaws.map(said).join('; ')}.`)
  return { ...unreadable(call), lasting: true }
}

/** The same of an answer that is shown without some items of its lists. */
export function reportLeftOut(call: MadeCall, came: Came, { flaws, leftOut }: Reading): void {
  say(
    call,
    `Came: ${heads(came)}, of which ${leftOut} ${leftOut === 1 ? 'item is' : 'items are'} left out, not being as the contract says: ` +
      `${flaws.map(said).join('; ')}.`,
  )
}

function said({ field, problem, times }: Flaw): string {
  return `${field || 'the answer'} ${problem}${times > 1 ? ` (and in ${times - 1} more)` : ''}`
}

const unreadable = ({ reference }: MadeCall): Trouble => ({ kind: 'unreadable', reference })

const EXPECTED = 'JSON with result.codResult'

/** Queries may name people, and so may parts of a path with digits: a CUPS, a user. */
function say({ operation, method, url, reference }: MadeCall, what: string): void {
  const address = url.replace(/[?#].*/s, '').replaceAll(/(?<=[^/]\/)(?!v\d)[^/:.]*\d[^/:.]*(?=\/|$)/g, '…')
  console.error(`${operation}: ${method} ${address} ${what} Reference ${reference}`)
}

function heads({ status, headers }: Came): string {
  return `status ${status}, ${headers.get('content-type') ?? 'no content-type'}`
}

function kindOf(body: string): string {
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
